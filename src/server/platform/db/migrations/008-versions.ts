import type { Kysely } from 'kysely'
import { addIndexes } from '../baseline/indexes.ts'
import { addChangeTriggers } from '../baseline/triggers.ts'

/** Earlier versions of what staff edit, and what they deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('record_versions')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record_id', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('picture', 'text')
    .addColumn('pictures', 'text', (c) => c.notNull())
    .addColumn('saved_at', 'text', (c) => c.notNull())
    .addColumn('saved_by', 'text')
    .addColumn('replaced_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('record_versions_key', ['kind', 'record_id', 'number'])
    .execute()
  await addIndexes(db, 'record_versions', {
    record_versions_age: ['replaced_at'],
    record_versions_picture: ['picture'],
  })

  await db.schema
    .createTable('deleted_records')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record_id', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('picture', 'text')
    .addColumn('pictures', 'text', (c) => c.notNull())
    .addColumn('saved_at', 'text', (c) => c.notNull())
    .addColumn('saved_by', 'text')
    .addColumn('deleted_at', 'text', (c) => c.notNull())
    .addColumn('deleted_by', 'text')
    .addPrimaryKeyConstraint('deleted_records_key', ['kind', 'record_id'])
    .execute()
  await addChangeTriggers(db, 'deleted_records', 'deleted')
}
