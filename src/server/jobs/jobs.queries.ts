import { sql } from 'kysely'
import type { Complete } from '#contract/common.ts'
import { textOf } from '#contract/job-text.ts'
import {
  type AdminJob,
  type Job,
  type JobInput,
  type JobQuery,
  type JobStatus,
  jobLimits,
  jobShifts,
} from '#contract/jobs.ts'
import { containing, newId } from '../db/portable.ts'
import type { JobRow } from '../db/tables/jobs.ts'
import type { Db } from '../db/transact.ts'
import { isDue, isPublic, publishAtAfter } from '../publishing/publish-date.ts'
import { toUtc } from '../time.ts'
import { isVersion } from '../versions.queries.ts'
import { cleanDescription } from './description.ts'
import { slugOf } from './slug.ts'

type PublicQuery = Partial<JobQuery>

type EditedColumns = Omit<
  JobRow,
  'id' | 'created_at' | 'slug' | 'publish_at' | 'first_published_at' | 'updated_at' | 'updated_by'
>

/** What visitors see: published jobs, newest first, all of them or one page. */
export async function listPublishedJobs(
  db: Db,
  now: Date,
  query: PublicQuery = {},
): Promise<Job[]> {
  const { page = 1, limit = jobLimits.publicList } = query
  const rows = await published(db, now, query)
    .selectAll()
    .orderBy(publishedAt, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map((row) => toJob(row, now))
}

export async function countPublishedJobs(db: Db, now: Date, query: PublicQuery): Promise<number> {
  const { count } = await published(db, now, query)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** What the office sees: every job, newest first. */
export async function listJobs(db: Db, now: Date): Promise<AdminJob[]> {
  const rows = await withApplicationsCount(db)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => toAdminJob(row, now))
}

export async function findAdminJob(db: Db, id: string, now: Date): Promise<AdminJob | undefined> {
  const row = await withApplicationsCount(db).where('id', '=', id).executeTakeFirst()
  return row && toAdminJob(row, now)
}

export async function findJob(db: Db, id: string, now: Date): Promise<Job | undefined> {
  const row = await db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toJob(row, now)
}

/** A job by its id or slug, with any status. */
export async function findJobByName(db: Db, name: string, now: Date): Promise<Job | undefined> {
  const row = await db
    .selectFrom('jobs')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', name), eb('slug', '=', name)]))
    .executeTakeFirst()
  return row && toJob(row, now)
}

/** The id of a deleted job that was once published, by its id or slug. */
export async function findDeletedJob(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('job_tombstones')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', name), eb('slug', '=', name)]))
    .executeTakeFirst()
  return row?.id
}

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
    slug: slugOf(input.title),
    ...columnsOf(input),
    publish_at: input.status === 'draft' ? toUtc(input.publishAt ?? '') : null,
    first_published_at: input.status === 'published' ? at : null,
    created_at: at,
    updated_at: at,
    updated_by: by,
  }
  const made =
    (await insert(db, row)) ?? (await insert(db, { ...row, slug: `${row.slug}-${id.slice(-6)}` }))
  if (!made) throw new Error('No slug is free for this title.')
  return toJob(made, now)
}

/** Changes a job, unless someone else has changed it since the given version. */
export async function updateJob(db: Db, id: string, input: JobInput, now: Date, by: string) {
  const at = now.toISOString()
  const row = await db
    .updateTable('jobs')
    .set({
      ...columnsOf(input),
      ...publishing(input.status, at),
      publish_at: publishAtAfter(input, now),
      updated_at: at,
      updated_by: by,
    })
    .where('id', '=', id)
    .where(isVersion(input.updatedAt))
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

/** The ids of all published jobs, with the time of their last change. */
export async function listPublishedAddresses(db: Db, now: Date) {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'updated_at', 'publish_at'])
    .where(isPublic(now))
    .orderBy(publishedAt, 'desc')
    .execute()
  return rows.map((row) => ({ id: row.id, updatedAt: row.publish_at ?? row.updated_at }))
}

/** The values that visitors can filter by. */
export async function listPublishedValues(db: Db, now: Date) {
  return db
    .selectFrom('jobs')
    .select(['location', 'shifts', 'department', 'employment_type', 'experience_level'])
    .where(isPublic(now))
    .execute()
}

function withApplicationsCount(db: Db) {
  return db
    .selectFrom('jobs')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('applications')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .whereRef('applications.job_id', '=', 'jobs.id')
        .$asScalar()
        .$notNull()
        .as('applicationsCount'),
    )
}

function published(db: Db, now: Date, { search, location, shift }: PublicQuery) {
  return db
    .selectFrom('jobs')
    .where(isPublic(now))
    .$if(Boolean(search), (query) =>
      query.where(containing('search_text', (search ?? '').toLowerCase())),
    )
    .$if(Boolean(location), (query) => query.where('location', '=', location ?? ''))
    .$if(Boolean(shift?.length), (query) =>
      query.where((eb) => eb.or((shift ?? []).map((each) => containing('shifts', `"${each}"`)))),
    )
}

/** Undefined when the slug is taken. The constraint decides, so that two jobs at the same time cannot both get it. */
function insert(db: Db, row: JobRow) {
  return db
    .insertInto('jobs')
    .values(row)
    .onConflict((on) => on.column('slug').doNothing())
    .returningAll()
    .executeTakeFirst()
}

function columnsOf(input: JobInput): EditedColumns {
  const description = cleanDescription(input.description)
  const shifts = jobShifts.filter((shift) => input.shiftsAvailable.includes(shift))
  return {
    title: input.title,
    location: input.location,
    description,
    shifts: JSON.stringify(shifts),
    status: input.status,
    department: input.department,
    employment_type: input.employmentType,
    experience_level: input.experienceLevel,
    search_text: `${input.title} ${input.location} ${textOf(description)}`.toLowerCase(),
  }
}

/** The date of the first publication stays, also when a job is withdrawn and published again. */
const publishing = (status: JobStatus, at: string) =>
  status === 'published'
    ? { first_published_at: sql<string>`coalesce(first_published_at, ${at})` }
    : {}

/** A job that was published by its date has that date, also before the task has marked it. */
const publishedAt = sql<string>`coalesce(first_published_at, publish_at)`

function toJob(row: JobRow, now: Date): Complete<Job> {
  const due = isDue(row, now)
  return {
    _id: row.id,
    id: row.id,
    slug: row.slug,
    title: row.title,
    location: row.location,
    shiftsAvailable: JSON.parse(row.shifts),
    description: row.description,
    status: due ? 'published' : row.status,
    publishAt: (!due && row.publish_at) || undefined,
    department: row.department,
    employmentType: row.employment_type,
    experienceLevel: row.experience_level,
    publishedAt: row.first_published_at ?? (due ? row.publish_at : null),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

const toAdminJob = (
  row: JobRow & { applicationsCount: number },
  now: Date,
): Complete<AdminJob> => ({
  ...toJob(row, now),
  applicationsCount: row.applicationsCount,
})
