import type { Kysely } from 'kysely'

/** Failed sign-ins are forgiven with time. Those that were counted before the upgrade are forgotten. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('sign_in_failures').execute()
  await db.schema
    .createTable('sign_in_failures')
    .addColumn('account', 'text', (c) => c.primaryKey())
    .addColumn('forgiven_at', 'text', (c) => c.notNull())
    .addColumn('blocked_until', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('sign_in_failures_forgiven')
    .on('sign_in_failures')
    .column('forgiven_at')
    .execute()
}
