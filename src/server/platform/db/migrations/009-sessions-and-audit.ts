import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('user_agent', 'text').execute()
  await db.schema.alterTable('sessions').addColumn('ip', 'text').execute()

  await db.schema.createIndex('audit_log_at').on('audit_log').columns(['at', 'id']).execute()
  await db.schema
    .createIndex('audit_log_actor')
    .on('audit_log')
    .columns(['actor_id', 'at', 'id'])
    .execute()
  await db.schema
    .createIndex('audit_log_kind')
    .on('audit_log')
    .columns(['object_kind', 'at', 'id'])
    .execute()
}
