import type { SelectQueryBuilder } from 'kysely'
import {
  type Job,
  type JobFilters,
  type JobQuery,
  type JobShift,
  jobLimits,
  jobNamePattern,
  jobShifts,
  shiftLabels,
} from '#contract/hiring/jobs.ts'
import { containing } from '#server/platform/db/portable.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { showIn } from '#server/records/spanish/spanish.ts'
import { isOpen, jobSearchText, publishedAt, toJob } from './job-rows.queries.ts'
import { createJobSearch } from './job-search.ts'

type PublicQuery = Partial<JobQuery>

/** What visitors see: published jobs, newest first, all of them or one page. */
export async function listPublishedJobs(
  db: Db,
  now: Date,
  query: PublicQuery = {},
): Promise<Job[]> {
  const { page = 1, limit = jobLimits.publicList } = query
  const start = (page - 1) * limit
  const rows = query.search
    ? (await found(db, now, query)).slice(start, start + limit)
    : await newestFirst(published(db, now, query).selectAll())
        .limit(limit)
        .offset(start)
        .execute()
  return rows.map((row) => toJob(row, now))
}

export async function countPublishedJobs(db: Db, now: Date, query: PublicQuery): Promise<number> {
  if (query.search) return (await found(db, now, query)).length
  const { count } = await published(db, now, query)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** A job by its id or slug, with any status. */
async function findJobByName(db: Db, name: string, now: Date): Promise<Job | undefined> {
  const row = await db
    .selectFrom('jobs')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', name), eb('slug', '=', name)]))
    .executeTakeFirst()
  return row && toJob(row, now)
}

/** The id of a deleted job that was once published, by its id or slug. */
async function findDeletedJob(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('job_tombstones')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', name), eb('slug', '=', name)]))
    .executeTakeFirst()
  return row?.id
}

/** The ids of all published jobs, with the time of their last change. */
export async function listPublishedAddresses(db: Db, now: Date) {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'updated_at', 'publish_at'])
    .where(isOpen(now))
    .orderBy(publishedAt, 'desc')
    .execute()
  return rows.map((row) => ({ id: row.id, updatedAt: row.publish_at ?? row.updated_at }))
}

/** The values that visitors can filter by. */
export async function listPublishedValues(db: Db, now: Date) {
  return db
    .selectFrom('jobs')
    .select(['location', 'shifts', 'department', 'employment_type', 'experience_level'])
    .where(isOpen(now))
    .execute()
}

/**
 * The best matches first. Read one by one, because words have synonyms and people mistype. There are as many open jobs as
 * one office fills.
 */
async function found(db: Db, now: Date, query: PublicQuery) {
  const rows = await newestFirst(published(db, now, query).selectAll()).execute()
  const match = createJobSearch(query.search ?? '')
  // Words of either language find a job.
  const spanish = query.language === 'es' ? await showIn(db, 'es', 'job', rows) : []
  return rows
    .map((row, index) => {
      const shown = spanish[index]
      if (!shown) return { row, rank: match(row) }
      const { title, description } = shown
      const search_text = `${row.search_text} ${jobSearchText({ ...row, title, description })}`
      return { row, rank: match({ ...row, title: `${row.title} ${title}`, search_text }) }
    })
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ row }) => row)
}

const newestFirst = <O>(query: SelectQueryBuilder<Schema, 'jobs', O>) =>
  query.orderBy(publishedAt, 'desc').orderBy('id', 'desc')

function published(db: Db, now: Date, { location, shift, program }: PublicQuery) {
  return db
    .selectFrom('jobs')
    .where(isOpen(now))
    .$if(Boolean(location), (query) => query.where('location', '=', location ?? ''))
    .$if(Boolean(program), (query) => query.where('program', '=', program ?? ''))
    .$if(Boolean(shift?.length), (query) =>
      query.where((eb) => eb.or((shift ?? []).map((each) => containing('shifts', `"${each}"`)))),
    )
}

/**
 * The published job at an address, or only its id when the job is closed. Visitors must not find out
 * about a job that was never published, so for that it is undefined.
 */
export async function resolveJob(
  db: Db,
  name: string,
  now: Date,
): Promise<{ id: string; job?: Job } | undefined> {
  // PostgreSQL would throw an error for a text with NUL.
  if (!jobNamePattern.test(name)) return undefined
  const job = await findJobByName(db, name, now)
  if (job?.status === 'published') return { id: job.id, job }
  if (job?.publishedAt) return { id: job.id }
  const deleted = await findDeletedJob(db, name)
  return deleted ? { id: deleted } : undefined
}

type Values = Awaited<ReturnType<typeof listPublishedValues>>

/** The filters for published jobs, with the number of jobs for each choice. */
export function toFilters(jobs: Values): JobFilters {
  const shifts = jobs.flatMap((job): JobShift[] => JSON.parse(job.shifts))
  return {
    locations: choices(jobs.map((job) => job.location)),
    shifts: jobShifts
      .map((value) => ({ value, label: shiftLabels[value], count: countEqual(shifts, value) }))
      .filter(({ count }) => count > 0),
    departments: choices(jobs.map((job) => job.department)),
    employmentTypes: choices(jobs.map((job) => job.employment_type)),
    experienceLevels: choices(jobs.map((job) => job.experience_level)),
  }
}

function choices(values: string[]) {
  return [...new Set(values)]
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((value) => ({ value, label: capitalize(value), count: countEqual(values, value) }))
}

const countEqual = (values: string[], value: string) =>
  values.filter((each) => each === value).length

/** full-time becomes Full-time; names stay the same. */
const capitalize = (value: string) => `${value.charAt(0).toUpperCase()}${value.slice(1)}`
