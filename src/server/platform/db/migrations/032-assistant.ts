import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('site_details')
    .addColumn('assistant', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}
