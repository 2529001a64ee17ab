import { type Kysely, sql } from 'kysely'

/** The language that people wrote in, and the one of the mails that answer them. */
async function addLanguages(db: Kysely<unknown>) {
  const tables = ['applications', 'referrals', 'contact_messages', 'testimonials', 'mail_outbox']
  for (const table of tables) {
    await db.schema
      .alterTable(table)
      .addColumn('language', 'text', (c) => c.notNull().defaultTo('en'))
      .execute()
  }
  await sql`create index applications_by_language
    on applications (language, created_at, id, status, job_id)`.execute(db)
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await addLanguages(db)
}
