import type { Kysely } from 'kysely'

/** The indexes cover the columns that reports count by, so that no rows have to be read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('applications_reported')
    .on('applications')
    .columns(['created_at', 'status', 'position'])
    .execute()
  await db.schema
    .createIndex('application_status_history_reported')
    .on('application_status_history')
    .columns(['status', 'at', 'application_id'])
    .execute()
}
