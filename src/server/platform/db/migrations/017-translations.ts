import type { Kysely } from 'kysely'

/** The Spanish of what staff write. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('translations')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record_id', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('texts', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('translations_key', ['kind', 'record_id', 'language'])
    .execute()
}
