import type { Kysely } from 'kysely'
import { addChangeTriggers } from '../change-triggers.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('first_day_list')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('lines', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('updated_by', 'text')
    .execute()
  // Both lists of lines are read and saved in the same way.
  await db.schema.alterTable('application_reasons').renameColumn('reasons', 'lines').execute()

  await db.schema
    .createTable('first_day_items')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('application_id', 'text', (c) =>
      c.notNull().references('applications.id').onDelete('cascade'),
    )
    .addColumn('item', 'text', (c) => c.notNull())
    .addColumn('done_on', 'text')
    .addColumn('done_by', 'text')
    .addColumn('expires_on', 'text')
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('updated_by', 'text')
    .addUniqueConstraint('first_day_items_once', ['application_id', 'item'])
    .execute()
  await db.schema
    .createIndex('first_day_items_by_expiry')
    .on('first_day_items')
    .columns(['expires_on', 'application_id'])
    .execute()
  await addChangeTriggers(db, 'first_day_items', 'applications')

  await db.schema
    .alterTable('record_history')
    .addColumn('application_id', 'text', (c) => c.references('applications.id').onDelete('cascade'))
    .execute()
  await db.schema
    .createIndex('record_history_by_application_id')
    .on('record_history')
    .columns(['application_id'])
    .execute()
}
