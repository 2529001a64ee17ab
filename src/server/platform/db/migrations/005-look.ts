import { type Kysely, sql } from 'kysely'
import { addChangeTriggers } from '../baseline/triggers.ts'

/** The colors, typeface, logos and icon of the website, and the pictures that were sent for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('look_pictures')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('on_light', 'integer', (c) => c.notNull())
    .addColumn('on_dark', 'integer', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('look')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('main', 'text', (c) => c.notNull())
    .addColumn('accent', 'text', (c) => c.notNull())
    .addColumn('typeface', 'text', (c) => c.notNull())
    .addColumn('logo', 'text', (c) => c.references('look_pictures.id'))
    .addColumn('logo_on_dark', 'text', (c) => c.references('look_pictures.id'))
    .addColumn('icon', 'text', (c) => c.references('look_pictures.id'))
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('updated_by', 'text')
    .execute()
  await addChangeTriggers(db, 'look', 'look')
}
