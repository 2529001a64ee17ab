import { sql } from 'kysely'
import type { ApplicationView } from '#contract/hiring/application-query.ts'
import type { Application, AppliedJob, OpenedApplication } from '#contract/hiring/applications.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { dayIn, shiftDay, startOfDay } from '#server/platform/time.ts'
import { countWaiting, type Found } from '#server/records/counts/counts.queries.ts'
import { isPerson } from '#server/records/privacy/privacy.queries.ts'
import { isOld, readRetention } from '../application-data/rules.queries.ts'
import { hasExpiring, lacksSomething } from '../first-day/first-day.queries.ts'

/** The applicants whose interview is today or in the next six days. */
function hasInterviewSoon(now: Date) {
  const today = dayIn(providerZone(), now)
  const start = (day: string) => startOfDay(providerZone(), day).toISOString()
  return sql<boolean>`applications.status = 'interview_scheduled'
    and applications.interview_at >= ${start(today)}
    and applications.interview_at < ${start(shiftDay(today, 7))}`
}

/** They have not waited, so there is no oldest one. */
export async function countInterviews(db: Db, now: Date): Promise<Found> {
  const { count } = await db
    .selectFrom('applications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(hasInterviewSoon(now))
    .executeTakeFirstOrThrow()
  return { count, oldest: null }
}

export const countPending = (db: Db) => countWaiting(db, 'applications', sql`status = 'pending'`)

/** The condition of the applications that a view shows. */
export async function isInView(db: Db, view: ApplicationView, now: Date) {
  const views = {
    interviews: async () => hasInterviewSoon(now),
    offers: async () => sql<boolean>`applications.offer_made_on <> ''`,
    lacking: async () => lacksSomething(db, now),
    expiring: async () => hasExpiring(now),
    old: async () => isOld(db, now, await readRetention(db)),
  }
  return views[view]()
}

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

const most = 20

/** The other applications of the same person, newest first. */
export function listAlsoApplied(
  db: Db,
  { id, email, phone }: Pick<Application, 'id' | 'email' | 'phone'>,
): Promise<OpenedApplication['alsoApplied']> {
  return db
    .selectFrom('applications')
    .select(['id', 'job_id as jobId', 'position', 'status', 'created_at as createdAt'])
    .where(isPerson({ email, phone }))
    .where('id', '!=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}
