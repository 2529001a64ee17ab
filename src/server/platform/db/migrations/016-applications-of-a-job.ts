import type { Kysely } from 'kysely'

/** The office shows how many people have applied for each job. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('applications_of_job').on('applications').column('job_id').execute()
}
