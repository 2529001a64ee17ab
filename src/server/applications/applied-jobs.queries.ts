import type { AppliedJob } from '#contract/applications.ts'
import type { Db } from '../db/transact.ts'

/** Every job, and every deleted job that someone applied for, with the number of its applications. */
export async function listAppliedJobs(db: Db): Promise<AppliedJob[]> {
  const counts = await db
    .selectFrom('applications')
    .select((eb) => [
      'job_id',
      eb.fn.countAll<number>().as('count'),
      // The newest application, because ids sort by time.
      eb.fn.max('id').as('newest'),
    ])
    .groupBy('job_id')
    .execute()
  const jobs = await db
    .selectFrom('jobs')
    .select(['id', 'title', 'location', 'status', 'created_at as createdAt'])
    .execute()
  const known = new Set(jobs.map(({ id }) => id))
  const countOf = new Map(counts.map(({ job_id, count }) => [job_id, count]))
  const newestOfDeleted = counts.filter(({ job_id }) => !known.has(job_id))
  const deleted = await describe(
    db,
    newestOfDeleted.map(({ newest }) => newest),
  )
  return [...jobs, ...deleted]
    .map((job) => ({ ...job, applications: countOf.get(job.id) ?? 0 }))
    .sort((a, b) => compare(a.title, b.title) || compare(a.location, b.location))
}

/** Deleted jobs, as these applications for them have them. */
async function describe(db: Db, applicationIds: string[]) {
  if (applicationIds.length === 0) return []
  const rows = await db
    .selectFrom('applications')
    .select(['job_id as id', 'position as title', 'location'])
    .where('id', 'in', applicationIds)
    .execute()
  return rows.map((row) => ({ ...row, status: null, createdAt: null }))
}

const { compare } = new Intl.Collator('en-US', { sensitivity: 'base' })
