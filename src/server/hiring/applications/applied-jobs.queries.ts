import type { AppliedJob } from '#contract/hiring/applications.ts'
import type { Db } from '#server/platform/db/transact.ts'

/** Every job, and every deleted job that someone applied for, with the number of its applications. */
export async function listAppliedJobs(db: Db): Promise<AppliedJob[]> {
  const counts = await db
    .selectFrom('application_counts')
    .select((eb) => ['job_id', eb.fn.sum<number>('count').as('count')])
    .groupBy('job_id')
    .having((eb) => eb.fn.sum('count'), '>', 0)
    .execute()
  const jobs = await db
    .selectFrom('jobs')
    .select(['id', 'title', 'location', 'status', 'created_at as createdAt'])
    .execute()
  const known = new Set(jobs.map(({ id }) => id))
  const countByJob = new Map(counts.map(({ job_id, count }) => [job_id, count]))
  const gone = [...countByJob.keys()].filter((id) => !known.has(id))
  const deleted = await describe(db, gone)
  return [...jobs, ...deleted]
    .map((job) => ({ ...job, applications: countByJob.get(job.id) ?? 0 }))
    .sort((a, b) => compare(a.title, b.title) || compare(a.location, b.location))
}

/** Deleted jobs, as the newest application for each has them. Ids sort by time. */
async function describe(db: Db, jobIds: string[]) {
  if (jobIds.length === 0) return []
  const newest = db
    .selectFrom('applications')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('job_id', 'in', jobIds)
    .groupBy('job_id')
  const rows = await db
    .selectFrom('applications')
    .select(['job_id as id', 'position as title', 'location'])
    .where('id', 'in', newest)
    .execute()
  return rows.map((row) => ({ ...row, status: null, createdAt: null }))
}

const { compare } = new Intl.Collator('en-US', { sensitivity: 'base' })
