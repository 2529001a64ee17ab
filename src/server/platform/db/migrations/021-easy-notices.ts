import type { Kysely } from 'kysely'

/** A notice in Easy Read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('notices')
    .addColumn('easy_text', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
