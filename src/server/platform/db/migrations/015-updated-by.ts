import type { Kysely } from 'kysely'

/** The tables that are edited in the office. */
const tables = [
  'users',
  'site_details',
  'hero_slides',
  'events',
  'team_members',
  'testimonials',
  'contact_messages',
  'jobs',
  'applications',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    await db.schema.alterTable(table).addColumn('updated_by', 'text').execute()
  }
}
