import { jobStatuses } from '#contract/hiring/jobs.ts'
import type { FileTrouble, KindCount, OfficeStats, Overview } from '#contract/office/overview.ts'
import { eventStatuses } from '#contract/website/events.ts'
import { testimonialStatuses } from '#contract/website/testimonial-input.ts'
import { listUsers } from '#server/accounts/users/users.queries.ts'
import { readCounts } from '#server/hiring/applications/application-list.queries.ts'
import { countByRead } from '#server/messages/contact/contact.queries.ts'
import { listMailTroubles } from '#server/messages/mail/outbox.queries.ts'
import { listMissingKeys } from '#server/operations/keys/missing-keys.ts'
import { listFailedTasks } from '#server/operations/scheduler/scheduler.queries.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { StoreFault } from '#server/platform/errors.ts'
import { minutes, timeAfter } from '#server/platform/time.ts'
import { countByHour, countByStatus } from '#server/records/counts/counts.queries.ts'
import { makeOverview, statsSince } from '#server/records/counts/stats.ts'
import { listSlides } from '#server/website/hero/hero.queries.ts'
import { listTeam } from '#server/website/team/team.queries.ts'

export async function readOverview(
  db: Db,
  timeZone: string,
  now: Date,
): Promise<Omit<Required<Overview>, 'fileTroubles' | 'clockInDoubt'>> {
  const since = statsSince(now)
  const statuses = await readCounts(db)
  const read = await countByRead(db)
  const applied = await countByHour(db, 'applications', since)
  const written = await countByHour(db, 'contact_messages', since)
  const career = makeOverview(statuses, applied, timeZone, now)
  const contact = makeOverview(read, written, timeZone, now)
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

const checkKeysEvery = 10 * minutes

/** What staff should know about the files. Trying the keys opens documents, so it is not done each time. */
export function createFileTroubles({
  db,
  documents,
  now,
}: Pick<Context, 'db' | 'documents' | 'now'>) {
  let missingKeys: string[] = []
  let checkAt: Date | undefined

  async function check(): Promise<FileTrouble[]> {
    if (!checkAt || now() >= checkAt) {
      missingKeys = await listMissingKeys({ db, documents })
      checkAt = timeAfter(now(), checkKeysEvery)
    }
    const isForeign = !(await documents.belongTo(db))
    return [
      ...(isForeign ? [{ reason: 'foreign' as const }] : []),
      ...missingKeys.map((keyName) => ({ reason: 'missing key' as const, keyName })),
    ]
  }

  return () =>
    check().catch((error): FileTrouble[] => {
      if (error instanceof StoreFault) return [{ reason: 'out of reach' }]
      throw error
    })
}
