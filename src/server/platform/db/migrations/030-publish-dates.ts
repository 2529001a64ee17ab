import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['jobs', 'events']) {
    await db.schema.alterTable(table).addColumn('publish_at', 'text').execute()
  }
}
