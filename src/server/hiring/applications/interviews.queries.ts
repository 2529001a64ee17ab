import { sql } from 'kysely'
import { provider } from '#content/provider.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { dayIn, shiftDay, startOfDay } from '#server/platform/time.ts'
import { countWaiting, type Found } from '#server/records/counts/waiting.queries.ts'

/** The applicants whose interview is today or in the next six days. */
export function hasInterviewSoon(now: Date) {
  const today = dayIn(provider.timeZone, now)
  const start = (day: string) => startOfDay(provider.timeZone, day).toISOString()
  return sql<boolean>`applications.status = 'interview_scheduled'
    and applications.interview_at >= ${start(today)}
    and applications.interview_at < ${start(shiftDay(today, 7))}`
}

/** They have not waited, so there is no oldest one. */
export async function countInterviews(db: Db, now: Date): Promise<Found> {
  const { count } = await db
    .selectFrom('applications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(hasInterviewSoon(now))
    .executeTakeFirstOrThrow()
  return { count, oldest: null }
}

export const countPending = (db: Db) => countWaiting(db, 'applications', sql`status = 'pending'`)
