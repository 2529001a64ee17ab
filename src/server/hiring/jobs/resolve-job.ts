import { type Job, jobNamePattern } from '#contract/hiring/jobs.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { findDeletedJob, findJobByName } from './public-jobs.queries.ts'

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
