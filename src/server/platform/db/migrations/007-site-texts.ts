import type { Kysely } from 'kysely'
import { addChangeTriggers } from '../baseline/triggers.ts'

/** The texts of the page that staff wrote, by section, language and reading level. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_texts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('section', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('level', 'text', (c) => c.notNull())
    .addColumn('texts', 'text', (c) => c.notNull())
    .addColumn('draft', 'text')
    .addColumn('publish_at', 'text')
    .addColumn('pictures', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('updated_by', 'text')
    .addUniqueConstraint('site_texts_place', ['section', 'language', 'level'])
    .execute()
  await addChangeTriggers(db, 'site_texts', 'site texts')
}
