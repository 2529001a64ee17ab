import { wholeHoursBetween } from '#server/platform/db/portable.ts'
import type { Db } from '#server/platform/db/transact.ts'
import type { HoursTaken } from '#server/records/counts/report.ts'

const decided = ['hired', 'rejected'] as const

// Grouped by hours, because a year has thousands of applications.

/** How many first looks came after each number of hours. */
export function listHoursToFirstLook(db: Db, since: Date): Promise<HoursTaken[]> {
  return db
    .selectFrom('applications')
    .select((eb) => [
      wholeHoursBetween(db, 'created_at', 'first_look_at').as('hours'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('first_look_at', '>=', since.toISOString())
    .groupBy('hours')
    .execute()
}

export async function countNotLookedAt(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('applications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('first_look_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** How many decisions came after each number of hours. */
export function listHoursToDecision(db: Db, since: Date): Promise<HoursTaken[]> {
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
