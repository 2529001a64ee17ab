import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/**
 * Who the provider is moves from a source file into the site details. Where staff have saved details, the site has
 * shown the sample provider's name until now, and keeps it until they enter theirs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = {
    name: '',
    tagline: '',
    description: '',
    time_zone: 'America/Chicago',
    facts: '{"eligibility":"","counties":[],"plans":[],"cost":""}',
  }
  for (const [column, start] of Object.entries(columns)) {
    await db.schema
      .alterTable('site_details')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(start))
      .execute()
  }
  await sql`update site_details set
    name = 'Tulip Poplar Care',
    tagline = 'Good lives at home in Tennessee',
    description = 'Support for people with intellectual and developmental disabilities in Middle and East Tennessee: at home, in the community and for families.'`.execute(
    db,
  )
}
