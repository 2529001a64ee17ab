import { applicationStatuses } from '#contract/applications.ts'
import { positionsNamed, type Report, type ReportPeriod } from '#contract/reports.ts'
import { wholeHoursBetween } from '../db/portable.ts'
import type { Db } from '../db/transact.ts'
import { countByHour, countByStatus } from '../stats.queries.ts'
import { sum } from '../stats.ts'
import { dayIn, startOfDay } from '../time.ts'
import { decisionsOf, type HoursTaken, seriesOf, stepsOf } from './report.ts'

const decided = ['hired', 'rejected'] as const

export async function readReport(
  db: Db,
  period: ReportPeriod,
  timeZone: string,
  now: Date,
): Promise<Required<Report>> {
  const today = dayIn(timeZone, now)
  const from = stepsOf(period, today)[0] ?? today
  const since = startOfDay(timeZone, from)
  const inSteps = async (table: 'applications' | 'contact_messages') =>
    seriesOf(period, today, await countByHour(db, table, since), timeZone)

  const applications = await inSteps('applications')
  const byPosition = await countByPosition(db, since)
  const named = sum(byPosition.map(({ count }) => count))
  return {
    period,
    from,
    to: today,
    applications: {
      ...applications,
      byStatus: await countByStatus(db, 'applications', applicationStatuses, since),
      byPosition,
      otherPositions: Math.max(0, applications.total - named),
    },
    decisions: decisionsOf(await listHoursTaken(db, since)),
    contactMessages: await inSteps('contact_messages'),
  }
}

function countByPosition(db: Db, since: Date) {
  return db
    .selectFrom('applications')
    .select((eb) => ['position as title', eb.fn.countAll<number>().as('count')])
    .where('created_at', '>=', since.toISOString())
    .groupBy('position')
    .orderBy('count', 'desc')
    .orderBy('title')
    .limit(positionsNamed)
    .execute()
}

/** How many decisions took each number of hours. Grouped, because a year has thousands of decisions. */
function listHoursTaken(db: Db, since: Date): Promise<HoursTaken[]> {
  const decisions = db
    .selectFrom('application_status_history as h')
    .innerJoin('applications as a', 'a.id', 'h.application_id')
    .select((eb) => ['a.created_at as applied_at', eb.fn.max('h.at').as('decided_at')])
    .where('h.status', 'in', decided)
    .where('h.at', '>=', since.toISOString())
    .where('a.status', 'in', decided)
    .groupBy(['h.application_id', 'a.created_at'])
  return db
    .selectFrom(decisions.as('d'))
    .select((eb) => [
      wholeHoursBetween(db, 'applied_at', 'decided_at').as('hours'),
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy('hours')
    .execute()
}
