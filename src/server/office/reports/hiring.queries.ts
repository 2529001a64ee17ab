import { sql } from 'kysely'
import {
  type ApplicationStatus,
  applicationStages,
  getStage,
} from '#contract/hiring/application-status.ts'
import { type JobReport, jobsNamed, type LossReport } from '#contract/office/reports.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { sum } from '#server/records/counts/stats.ts'

/** The applications of a period by job and stage, the jobs with most of them first. */
export async function countByJob(db: Db, since: Date) {
  const counts = await db
    .selectFrom('applications')
    .select((eb) => ['job_id', 'status', eb.fn.countAll<number>().as('count')])
    .where('created_at', '>=', since.toISOString())
    .groupBy(['job_id', 'status'])
    .execute()
  const jobs = [...Map.groupBy(counts, ({ job_id }) => job_id)]
    .map(([jobId, rows]) => ({ jobId, rows, total: sum(rows.map(({ count }) => count)) }))
    .sort((a, b) => b.total - a.total || (a.jobId < b.jobId ? -1 : 1))
  const byJob: JobReport[] = []
  for (const { jobId, rows, total } of jobs.slice(0, jobsNamed)) {
    byJob.push({ jobId, ...(await findName(db, jobId)), total, byStage: groupByStage(rows) })
  }
  return { byJob, otherJobs: sum(jobs.slice(jobsNamed).map(({ total }) => total)) }
}

/** A job that was deleted is still named in the applications for it. */
async function findName(db: Db, jobId: string) {
  const job = await db
    .selectFrom('jobs')
    .select(['title', 'location'])
    .where('id', '=', jobId)
    .executeTakeFirst()
  if (job) return job
  const application = await db
    .selectFrom('applications')
    .select('position')
    .where('job_id', '=', jobId)
    .limit(1)
    .executeTakeFirst()
  return { title: application?.position ?? '', location: null }
}

function groupByStage(rows: { status: ApplicationStatus; count: number }[]): JobReport['byStage'] {
  const countStage = (stage: string) =>
    sum(rows.filter(({ status }) => getStage(status) === stage).map(({ count }) => count))
  return Object.fromEntries(
    applicationStages.map((stage) => [stage, countStage(stage)]),
  ) as JobReport['byStage']
}

/**
 * How many people were rejected or withdrew in a period, by the stage before. Only those who are lost
 * today count, so that an undone rejection does not.
 */
export async function listLosses(db: Db, since: Date): Promise<LossReport> {
  const lost = sql`('rejected', 'withdrawn')`
  // The latest status is found by the time in front of it, in one pass over the history.
  const { rows } = await sql<{ status: string; before: string | null; count: number }>`
    with ends as (
      select substr(max(at || status), 25) as status,
        substr(max(case when status not in ${lost} then at || status end), 25) as before
      from application_status_history
      where application_id in (
        select application_id from application_status_history
        where status in ${lost} and at >= ${since.toISOString()})
      group by application_id
    )
    select status, before, count(*) as count from ends
    where status in ${lost} group by status, before`.execute(db)
  const countLost = (stage: string, lost: string) =>
    sum(
      rows
        .filter(({ status, before }) => status === lost && getStage(before ?? '') === stage)
        .map(({ count }) => count),
    )
  return applicationStages
    .filter((stage) => stage !== 'rejected')
    .map((stage) => ({
      stage,
      rejected: countLost(stage, 'rejected'),
      withdrawn: countLost(stage, 'withdrawn'),
    }))
}
