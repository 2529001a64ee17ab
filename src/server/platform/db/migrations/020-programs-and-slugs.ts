import type { Kysely } from 'kysely'

/** Jobs and testimonials name the program whose page lists them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['jobs', 'testimonials']) {
    await db.schema
      .alterTable(table)
      .addColumn('program', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  }
}
