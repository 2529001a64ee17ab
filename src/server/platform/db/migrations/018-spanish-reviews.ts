import type { Kysely } from 'kysely'

/**
 * Whether visitors see the site in Spanish, who reviewed which Spanish text, and the Spanish of the disclosure with the
 * language in which someone acknowledged it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('spanish_setting')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('is_on', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('updated_by', 'text')
    .execute()
  await db.schema
    .createTable('spanish_reviews')
    .addColumn('text_id', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('reviewed_at', 'text', (c) => c.notNull())
    .addColumn('reviewed_by', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('spanish_reviews_key', ['text_id', 'hash'])
    .execute()
  await db.schema
    .alterTable('disclosure_texts')
    .addColumn('spanish', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('disclosure_acknowledgements')
    .addColumn('language', 'text', (c) => c.notNull().defaultTo('en'))
    .execute()
}
