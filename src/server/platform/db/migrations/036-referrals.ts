import { type Kysely, sql } from 'kysely'
import { addChangeTriggers } from '../change-triggers.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createReferrals(db)
  await createFiles(db)
  await createHistory(db)
  for (const table of ['notes', 'mail_outbox']) {
    await db.schema
      .alterTable(table)
      .addColumn('referral_id', 'text', (c) => c.references('referrals.id').onDelete('cascade'))
      .execute()
  }
  await db.schema.createIndex('notes_by_referral_id').on('notes').columns(['referral_id']).execute()
  await db.schema
    .alterTable('idempotency_keys')
    .renameColumn('application_id', 'record_id')
    .execute()
  await db.schema
    .createTable('referral_rules')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('delete_after_months', 'integer', (c) => c.notNull())
    .execute()
  await addChangeTriggers(db, 'referrals', 'referrals')
}

async function createReferrals(db: Kysely<unknown>) {
  await db.schema
    .createTable('referrals')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('organization', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('person_name', 'text', (c) => c.notNull())
    .addColumn('birth_year', 'integer')
    .addColumn('county', 'text', (c) => c.notNull())
    .addColumn('program', 'text', (c) => c.notNull())
    .addColumn('guardian', 'text', (c) => c.notNull())
    .addColumn('stage', 'text', (c) => c.notNull())
    .addColumn('declined_reason', 'text', (c) => c.notNull())
    .addColumn('owner_id', 'text')
    .addColumn('next_step', 'text', (c) => c.notNull())
    .addColumn('next_step_on', 'text')
    .addColumn('is_read', 'integer', (c) => c.notNull())
    .addColumn('search_text', 'text', (c) => c.notNull())
    .addColumn('contacted_at', 'text')
    .addColumn('closed_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('updated_by', 'text')
    .execute()
  await db.schema
    .createIndex('referrals_newest')
    .on('referrals')
    .columns(['created_at', 'id'])
    .execute()
  await db.schema
    .createIndex('referrals_by_stage')
    .on('referrals')
    .columns(['stage', 'created_at', 'id'])
    .execute()
}

async function createFiles(db: Kysely<unknown>) {
  await db.schema
    .createTable('referral_files')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('referral_id', 'text', (c) =>
      c.notNull().references('referrals.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('stored_name', 'text', (c) => c.notNull().unique())
    .addColumn('original_name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('key_name', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('referral_files_of')
    .on('referral_files')
    .columns(['referral_id', 'place'])
    .execute()
}

/** The history of messages becomes one of messages and referrals. */
async function createHistory(db: Kysely<unknown>) {
  await db.schema
    .createTable('record_history')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('message_id', 'text', (c) => c.references('contact_messages.id').onDelete('cascade'))
    .addColumn('referral_id', 'text', (c) => c.references('referrals.id').onDelete('cascade'))
    .addColumn('change', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('owner_id', 'text')
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text', (c) => c.notNull())
    .execute()
  for (const column of ['message_id', 'referral_id']) {
    await db.schema
      .createIndex(`record_history_by_${column}`)
      .on('record_history')
      .columns([column])
      .execute()
  }
  await sql`insert into record_history (id, message_id, change, detail, owner_id, at, actor_id)
    select id, message_id, change, '', owner_id, at, actor_id from message_history`.execute(db)
  await db.schema.dropTable('message_history').execute()
}
