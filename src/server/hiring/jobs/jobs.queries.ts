import { type Insertable, sql } from 'kysely'
import type { AdminJob, Job, JobInput, JobStatus } from '#contract/hiring/jobs.ts'
import type { Complete } from '#contract/platform/common.ts'
import { matchingSearch, newId } from '#server/platform/db/portable.ts'
import type { JobRow } from '#server/platform/db/tables/hiring.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { makeSlug } from '#server/platform/slug.ts'
import { toUtc } from '#server/platform/time.ts'
import { matchesVersion } from '#server/records/versions/versions.queries.ts'
import { publishAtAfter } from '#server/website/publishing/publish-date.queries.ts'
import { editedColumns, toJob } from './job-rows.queries.ts'

/** What the office sees: every job, newest first. */
export async function listJobs(db: Db, now: Date): Promise<AdminJob[]> {
  const rows = await withCounts(db).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
  return rows.map((row) => toAdminJob(row, now))
}

export async function findAdminJob(db: Db, id: string, now: Date): Promise<AdminJob | undefined> {
  const row = await withCounts(db).where('id', '=', id).executeTakeFirst()
  return row && toAdminJob(row, now)
}

export async function findJob(db: Db, id: string, now: Date): Promise<Job | undefined> {
  const row = await db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toJob(row, now)
}

/** Every job that has all words of a text, newest first. */
export const searchJobs = (db: Db, text: string) =>
  db
    .selectFrom('jobs')
    .select(['id', 'title', 'location'])
    .where(matchingSearch('search_text', text))
    .orderBy('created_at', 'desc')
    .execute()

export async function createJob(
  db: Db,
  input: JobInput,
  now: Date,
  by: string | null = null,
): Promise<Job> {
  const at = now.toISOString()
  const id = newId()
  const row = {
    id,
    slug: makeSlug(input.title, 'job'),
    program: '',
    ...editedColumns(input),
    publish_at: input.status === 'draft' ? toUtc(input.publishAt ?? '') : null,
    first_published_at: input.status === 'published' ? at : null,
    created_at: at,
    updated_at: at,
    updated_by: by,
  }
  const made =
    (await insert(db, row)) ?? (await insert(db, { ...row, slug: `${row.slug}-${id.slice(-12)}` }))
  if (!made) throw new Error('No slug is free for this title.')
  return toJob(made, now)
}

/** Changes a job, unless someone else has changed it since the given version. */
export async function updateJob(db: Db, id: string, input: JobInput, now: Date, by: string) {
  const at = now.toISOString()
  const row = await db
    .updateTable('jobs')
    .set({
      ...editedColumns(input),
      ...publishing(input.status, at),
      publish_at: publishAtAfter(input, now),
      updated_at: at,
      updated_by: by,
    })
    .where('id', '=', id)
    .where(matchesVersion(input.updatedAt))
    .returningAll()
    .executeTakeFirst()
  return row && toJob(row, now)
}

/** Sets the status of several jobs, which no longer wait for a date, and returns those that exist. */
export async function setJobStatuses(
  db: Db,
  ids: string[],
  status: JobStatus,
  now: Date,
  by: string | null = null,
) {
  const at = now.toISOString()
  const rows = await db
    .updateTable('jobs')
    .set({ status, ...publishing(status, at), publish_at: null, updated_at: at, updated_by: by })
    .where('id', 'in', ids)
    .returningAll()
    .execute()
  return rows.map((row) => toJob(row, now))
}

export async function setClosingDate(db: Db, id: string, closingDate: string) {
  await db
    .updateTable('jobs')
    .set({ closing_date: closingDate || null })
    .where('id', '=', id)
    .execute()
}

/** Deletes a job. If it was ever published, its address is kept, to say that the job is closed. */
export async function deleteJob(db: Db, id: string, now: Date): Promise<boolean> {
  const gone = await db
    .deleteFrom('jobs')
    .where('id', '=', id)
    .returning(['slug', 'first_published_at'])
    .executeTakeFirst()
  if (gone?.first_published_at) {
    const tombstone = { id, slug: gone.slug, deleted_at: now.toISOString() }
    await db.insertInto('job_tombstones').values(tombstone).execute()
  }
  return gone !== undefined
}

/** A deleted job that is put back has its address again, or another one when a new job has taken it. */
export async function giveAddress(db: Db, row: JobRow): Promise<JobRow> {
  await db.deleteFrom('job_tombstones').where('id', '=', row.id).execute()
  const taken = await db
    .selectFrom('jobs')
    .select('id')
    .where('slug', '=', row.slug)
    .executeTakeFirst()
  return taken ? { ...row, slug: `${row.slug}-${row.id.slice(-12)}` } : row
}

function withCounts(db: Db) {
  const applied = db
    .selectFrom('application_counts')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('count'), sql.lit(0)).as('count'))
    .whereRef('application_counts.job_id', '=', sql.ref('jobs.id'))
  return db
    .selectFrom('jobs')
    .selectAll()
    .select([
      applied.$asScalar().$notNull().as('applicationsCount'),
      applied
        .where('application_counts.status', '=', 'pending')
        .$asScalar()
        .$notNull()
        .as('newApplicationsCount'),
    ])
}

/** Undefined when the slug is taken. The constraint decides, so that two jobs at the same time cannot both get it. */
function insert(db: Db, row: Insertable<JobRow>) {
  return db
    .insertInto('jobs')
    .values(row)
    .onConflict((on) => on.column('slug').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** The date of the first publication stays, also when a job is withdrawn and published again. */
const publishing = (status: JobStatus, at: string) =>
  status === 'published'
    ? { first_published_at: sql<string>`coalesce(first_published_at, ${at})` }
    : {}

type Counts = Pick<AdminJob, 'applicationsCount' | 'newApplicationsCount'>

const toAdminJob = (row: JobRow & Counts, now: Date): Complete<AdminJob> => ({
  ...toJob(row, now),
  applicationsCount: row.applicationsCount,
  newApplicationsCount: row.newApplicationsCount,
})
