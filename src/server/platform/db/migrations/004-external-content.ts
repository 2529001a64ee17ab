import type { Kysely } from 'kysely'

/** Whether a Word document loads something from another place. For earlier documents this is unknown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['application_files', 'referral_files']) {
    await db.schema
      .alterTable(table)
      .addColumn('loads_external', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  }
}
