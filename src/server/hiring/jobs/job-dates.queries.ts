import { sql } from 'kysely'
import { provider } from '#content/provider.ts'
import type { JobStatus } from '#contract/hiring/jobs.ts'
import type { JobRow } from '#server/platform/db/tables/hiring.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { dayIn, shiftDay } from '#server/platform/time.ts'
import type { Found } from '#server/records/counts/waiting.queries.ts'
import { isDue, isPublic } from '#server/website/publishing/publish-date.queries.ts'
import type { Found } from '#server/records/counts/counts.queries.ts'
import { isDue, isPublic } from '#server/website/publishing/publish-date.ts'

const today = (now: Date) => dayIn(provider.timeZone, now)

/** The jobs that visitors see: published, and until their closing date is over. */
export const isOpen = (now: Date) =>
  sql<boolean>`${isPublic(now)} and (closing_date is null or closing_date >= ${today(now)})`

/** A job that was published by its date has that date, also before the task has marked it. */
export const publishedAt = sql<string>`coalesce(first_published_at, publish_at)`

/** The status by the dates of a job, also before the task has marked it. */
export function statusAt(row: JobRow, now: Date): JobStatus {
  const { status, closing_date } = row
  if (status !== 'published' && !isDue(row, now)) return status
  return closing_date !== null && closing_date < today(now) ? 'archived' : 'published'
}

/** The ids of the drafts whose date has come, which are published now. */
export async function publishDueJobs(db: Db, now: Date): Promise<string[]> {
  const at = now.toISOString()
  const rows = await db
    .updateTable('jobs')
    .set({
      status: 'published',
      first_published_at: publishedAt,
      publish_at: null,
      updated_at: at,
      updated_by: null,
    })
    .where('status', '=', 'draft')
    .where('publish_at', '<=', at)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The ids of the published jobs whose closing date is over, which are archived now. */
export async function archiveClosedJobs(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('jobs')
    .set({ status: 'archived', updated_at: now.toISOString(), updated_by: null })
    .where('status', '=', 'published')
    .where('closing_date', '<', today(now))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The open jobs that close within a week. They have not waited, so there is no oldest one. */
export async function countClosingJobs(db: Db, now: Date): Promise<Found> {
  const { count } = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isOpen(now))
    .where('closing_date', '<', shiftDay(today(now), 7))
    .executeTakeFirstOrThrow()
  return { count, oldest: null }
}
