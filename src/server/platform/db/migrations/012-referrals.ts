import type { Kysely } from 'kysely'

/** What the Word form asks and the online form asks now too. */
async function addAnswers(db: Kysely<unknown>) {
  for (const column of ['payer', 'health_plan', 'coordinator', 'spoken_language', 'communication']) {
    await db.schema
      .alterTable('referrals')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  }
  await db.schema
    .alterTable('referrals')
    .addColumn('needs_interpreter', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await addAnswers(db)
}
