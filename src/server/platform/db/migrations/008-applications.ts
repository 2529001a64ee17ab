import type { Kysely } from 'kysely'
import { addCountTriggers } from '../count-triggers.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('applications')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('job_id', 'text', (c) => c.notNull())
    .addColumn('position', 'text', (c) => c.notNull())
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('notes', 'text', (c) => c.notNull())
    .addColumn('experience', 'text', (c) => c.notNull())
    .addColumn('education', 'text', (c) => c.notNull())
    .addColumn('search_text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  // The index covers every column that a list is filtered by, so a search reads no other rows.
  await db.schema
    .createIndex('applications_newest')
    .on('applications')
    .columns(['created_at', 'id', 'status', 'search_text'])
    .execute()
  await db.schema
    .createIndex('applications_by_status')
    .on('applications')
    .columns(['status', 'created_at', 'id'])
    .execute()

  await db.schema
    .createTable('application_counts')
    .addColumn('status', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .execute()
  await addCountTriggers(db, 'applications', 'application_counts')

  await db.schema
    .createTable('application_files')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('application_id', 'text', (c) =>
      c.notNull().references('applications.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('stored_name', 'text', (c) => c.notNull().unique())
    .addColumn('original_name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('key_name', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('application_files_of')
    .on('application_files')
    .columns(['application_id', 'place'])
    .execute()

  await db.schema
    .createTable('application_status_history')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('application_id', 'text', (c) =>
      c.notNull().references('applications.id').onDelete('cascade'),
    )
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text')
    .execute()
  await db.schema
    .createIndex('application_status_history_of')
    .on('application_status_history')
    .column('application_id')
    .execute()

  await db.schema
    .createTable('idempotency_keys')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('content_hash', 'text', (c) => c.notNull())
    .addColumn('application_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('idempotency_keys_of')
    .on('idempotency_keys')
    .column('application_id')
    .execute()

  await db.schema
    .createTable('removed_files')
    .addColumn('stored_name', 'text', (c) => c.primaryKey())
    .addColumn('removed_at', 'text', (c) => c.notNull())
    .execute()

  await db.schema.alterTable('sessions').addColumn('file_secret_hash', 'text').execute()
  await db.schema
    .createIndex('sessions_file_secret')
    .on('sessions')
    .column('file_secret_hash')
    .execute()
}
