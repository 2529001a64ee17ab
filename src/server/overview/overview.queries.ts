import { eventStatuses } from '#contract/events.ts'
import { jobStatuses } from '#contract/jobs.ts'
import type { KindCount, OfficeStats, Overview } from '#contract/overview.ts'
import { testimonialStatuses } from '#contract/testimonial-input.ts'
import { readCounts } from '../applications/applications.queries.ts'
import { countByRead } from '../contact/contact.queries.ts'
import type { Db } from '../db/transact.ts'
import { listSlides } from '../hero/hero.queries.ts'
import { listMailTroubles } from '../mail/outbox.queries.ts'
import { listFailedTasks } from '../scheduler/scheduler.queries.ts'
import { countByHour, countByStatus } from '../stats.queries.ts'
import { overviewOf, statsSince } from '../stats.ts'
import { listTeam } from '../team/team.queries.ts'
import { listUsers } from '../users/users.queries.ts'

export async function readOverview(
  db: Db,
  timeZone: string,
  now: Date,
): Promise<Omit<Required<Overview>, 'fileTroubles'>> {
  const since = statsSince(now)
  const statuses = await readCounts(db)
  const read = await countByRead(db)
  const applied = await countByHour(db, 'applications', since)
  const written = await countByHour(db, 'contact_messages', since)
  const career = overviewOf(statuses, applied, timeZone, now)
  const contact = overviewOf(read, written, timeZone, now)
  return {
    careerStats: {
      total: career.total,
      thisMonth: career.thisMonth,
      pending: statuses.pending,
      today: career.today,
      thisWeek: career.thisWeek,
      shortlisted: statuses.shortlisted,
    },
    contactStats: {
      total: contact.total,
      unread: read.unread,
      today: contact.today,
      thisWeek: contact.thisWeek,
    },
    mailTroubles: await listMailTroubles(db),
    failedTasks: await listFailedTasks(db),
  }
}

/** The number of records of every kind. */
export async function readStats(db: Db): Promise<Required<OfficeStats>> {
  const slides = await listSlides(db)
  const team = await listTeam(db)
  const users = await listUsers(db)
  const shown = slides.filter((slide) => slide.isActive).length
  const active = users.filter((user) => user.active === 1).length
  return {
    applications: counted(await readCounts(db)),
    jobs: counted(await countByStatus(db, 'jobs', jobStatuses)),
    events: counted(await countByStatus(db, 'events', eventStatuses)),
    testimonials: counted(await countByStatus(db, 'testimonials', testimonialStatuses)),
    contactMessages: counted(await countByRead(db)),
    heroSlides: counted({ active: shown, inactive: slides.length - shown }),
    teamMembers: { total: team.length, byStatus: {} },
    users: counted({ active, inactive: users.length - active }),
  }
}

const counted = (byStatus: Record<string, number>): KindCount => ({
  total: Object.values(byStatus).reduce((total, count) => total + count, 0),
  byStatus,
})
