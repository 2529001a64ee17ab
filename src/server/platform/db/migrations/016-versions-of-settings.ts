import type { Kysely } from 'kysely'

/** Who saved a rule and when, as every record has it whose versions are kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['application_rules', 'application_retention', 'referral_rules']) {
    await db.schema
      .alterTable(table)
      .addColumn('updated_at', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await db.schema.alterTable(table).addColumn('updated_by', 'text').execute()
  }
}
