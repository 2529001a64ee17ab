import { type Job, jobNamePattern } from '#contract/jobs.ts'
import type { Db } from '../db/transact.ts'
import { findDeletedJob, findJobByName } from './jobs.queries.ts'

/**
 * What visitors may know of an address: a job that is open, one that was and is not (without a
 * `job`), or nothing. A job that was never published is nothing to them.
 */
export async function resolveJob(
  db: Db,
  name: string,
): Promise<{ id: string; job?: Job } | undefined> {
  // Whatever cannot be a name is not looked for: PostgreSQL refuses a text with NUL.
  if (!jobNamePattern.test(name)) return undefined
  const job = await findJobByName(db, name)
  if (job?.status === 'published') return { id: job.id, job }
  if (job?.publishedAt) return { id: job.id }
  const deleted = await findDeletedJob(db, name)
  return deleted ? { id: deleted } : undefined
}
