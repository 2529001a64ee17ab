import type { Kysely } from 'kysely'

/** What came from a form of Easy Read, and an event in Easy Read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('contact_messages')
    .addColumn('easy_form', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('referrals')
    .addColumn('easy_read', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('events')
    .addColumn('easy_text', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
