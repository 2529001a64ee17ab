import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('application_rules')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('identity_documents', 'text', (c) => c.notNull())
    .execute()
}
