import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('application_retention')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('keep_years', 'integer', (c) => c.notNull())
    .addColumn('deletes_by_itself', 'integer', (c) => c.notNull())
    .execute()
  // When the status last changed is read from the index, also for all applications at once.
  await db.schema.dropIndex('application_status_history_of').execute()
  await db.schema
    .createIndex('application_status_history_of')
    .on('application_status_history')
    .columns(['application_id', 'at'])
    .execute()
}
