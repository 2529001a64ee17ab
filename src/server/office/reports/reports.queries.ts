import { sql } from 'kysely'
import {
  type ApplicationStatus,
  applicationStages,
  applicationStatuses,
  getStage,
} from '#contract/hiring/application-status.ts'
import {
  decisionBands,
  type JobReport,
  jobsNamed,
  type LossReport,
  lookBands,
  type Report,
  type ReportPeriod,
} from '#contract/office/reports.ts'
import { wholeHoursBetween } from '#server/platform/db/portable.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { dayIn, startOfDay } from '#server/platform/time.ts'
import { countByHour, countByStatus } from '#server/records/counts/counts.queries.ts'
import {
  countBySteps,
  type HoursTaken,
  listSteps,
  sum,
  timesTaken,
} from '#server/records/counts/stats.ts'
import { readReferralReport } from '#server/referrals/referrals/referral-report.queries.ts'

export async function readReport(
  db: Db,
  period: ReportPeriod,
  timeZone: string,
  now: Date,
): Promise<Required<Report>> {
  const today = dayIn(timeZone, now)
  const from = listSteps(period, today)[0] ?? today
  const since = startOfDay(timeZone, from)
  const inSteps = async (table: 'applications' | 'contact_messages' | 'referrals') =>
    countBySteps(period, today, await countByHour(db, table, since), timeZone)

  return {
    period,
    from,
    to: today,
    applications: {
      ...(await inSteps('applications')),
      byStatus: await countByStatus(db, 'applications', applicationStatuses, since),
      ...(await countByJob(db, since)),
    },
    firstLooks: {
      ...timesTaken(await listHoursToFirstLook(db, since), lookBands),
      waiting: await countNotLookedAt(db),
    },
    decisions: timesTaken(await listHoursToDecision(db, since), decisionBands),
    losses: await listLosses(db, since),
    contactMessages: await inSteps('contact_messages'),
    referrals: { ...(await inSteps('referrals')), ...(await readReferralReport(db, since)) },
  }
}

/** The applications of a period by job and stage, the jobs with most of them first. */
async function countByJob(db: Db, since: Date) {
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
async function listLosses(db: Db, since: Date): Promise<LossReport> {
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

const decided = ['hired', 'rejected'] as const

// Grouped by hours, because a year has thousands of applications.

/** How many first looks came after each number of hours. */
function listHoursToFirstLook(db: Db, since: Date): Promise<HoursTaken[]> {
  return db
    .selectFrom('applications')
    .select((eb) => [
      wholeHoursBetween(db, 'created_at', 'first_look_at').as('hours'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('first_look_at', '>=', since.toISOString())
    .groupBy('hours')
    .execute()
}

async function countNotLookedAt(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('applications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('first_look_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** How many decisions came after each number of hours. */
function listHoursToDecision(db: Db, since: Date): Promise<HoursTaken[]> {
  const decisions = db
    .selectFrom('application_status_history as h')
    .innerJoin('applications as a', 'a.id', 'h.application_id')
    .select((eb) => ['a.created_at as applied_at', eb.fn.max('h.at').as('decided_at')])
    .where('h.status', 'in', decided)
    .where('h.at', '>=', since.toISOString())
    .where('a.status', 'in', decided)
    .groupBy(['h.application_id', 'a.created_at'])
  return db
    .selectFrom(decisions.as('d'))
    .select((eb) => [
      wholeHoursBetween(db, 'applied_at', 'decided_at').as('hours'),
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy('hours')
    .execute()
}
