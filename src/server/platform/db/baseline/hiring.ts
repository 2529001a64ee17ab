import type { Kysely } from 'kysely'
import { addApplicationTables } from './applications.ts'
import { addIndexes } from './indexes.ts'
import { addLinesTable } from './shared-tables.ts'
import { addChangeTriggers } from './triggers.ts'

export async function addHiringTables(db: Kysely<unknown>) {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('location', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('shifts', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('department', 'text', (c) => c.notNull())
    .addColumn('employment_type', 'text', (c) => c.notNull())
    .addColumn('experience_level', 'text', (c) => c.notNull())
    .addColumn('search_text', 'text', (c) => c.notNull())
    .addColumn('first_published_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('updated_by', 'text')
    .addColumn('publish_at', 'text')
    .addColumn('closing_date', 'text')
    .addColumn('pay_from', 'integer')
    .addColumn('pay_to', 'integer')
    .addColumn('pay_per', 'text')
    .addColumn('openings', 'integer')
    .addColumn('street', 'text')
    .addColumn('postal_code', 'text')
    .execute()
  await addIndexes(db, 'jobs', { jobs_by_status: ['status', 'first_published_at'] })
  await addChangeTriggers(db, 'jobs', 'jobs')

  await db.schema
    .createTable('job_tombstones')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'text', (c) => c.notNull())
    .execute()
  await addIndexes(db, 'job_tombstones', { job_tombstones_slug: ['slug'] })

  await addApplicationTables(db)

  await addLinesTable(db, 'application_reasons')

  await db.schema
    .createTable('application_rules')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('identity_documents', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('application_retention')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('keep_years', 'integer', (c) => c.notNull())
    .addColumn('deletes_by_itself', 'integer', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('document_requests')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('application_id', 'text', (c) =>
      c.notNull().references('applications.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull())
    .addColumn('received_at', 'text')
    .execute()
  await addIndexes(db, 'document_requests', {
    document_requests_of_application: ['application_id'],
  })

  await addLinesTable(db, 'first_day_list')

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
  await addIndexes(db, 'first_day_items', {
    first_day_items_by_expiry: ['expires_on', 'application_id'],
  })
  await addChangeTriggers(db, 'first_day_items', 'applications')

  await db.schema
    .createTable('disclosure_texts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('version', 'integer', (c) => c.notNull().unique())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('updated_by', 'text')
    .execute()

  await db.schema
    .createTable('disclosure_acknowledgements')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('application_id', 'text', (c) =>
      c.notNull().references('applications.id').onDelete('cascade'),
    )
    .addColumn('text_id', 'text', (c) => c.notNull().references('disclosure_texts.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('acknowledged_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('disclosure_acknowledged_once', ['application_id', 'text_id'])
    .execute()
}
