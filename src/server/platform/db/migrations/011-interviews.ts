import { type Kysely, sql } from 'kysely'

/** The order of applications by their interviews, the earliest or the latest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const filters = sql`id, status, job_id, has_resume, has_identification, created_at`
  await sql`create index applications_by_interview
    on applications (interview_at, ${filters})`.execute(db)
  await sql`create index applications_by_first_interview
    on applications ((case when interview_at = '' then 1 else 0 end), interview_at, ${filters})`.execute(
    db,
  )
}
