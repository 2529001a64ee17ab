import type { Kysely } from 'kysely'
import { addIndexes, addSearchIndex } from './indexes.ts'
import { addChangeTriggers, addNoteChangeTriggers, appendOnly } from './triggers.ts'

export async function addRecordTables(db: Kysely<unknown>) {
  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('object_kind', 'text', (c) => c.notNull())
    .addColumn('object_id', 'text')
    .addColumn('ip', 'text')
    .addColumn('request_id', 'text')
    .execute()
  await addIndexes(db, 'audit_log', {
    audit_log_at: ['at', 'id'],
    audit_log_actor: ['actor_id', 'at', 'id'],
    audit_log_kind: ['object_kind', 'at', 'id'],
    audit_log_object: ['object_id', 'at'],
  })
  await appendOnly(db, 'audit_log')
  await addChangeTriggers(db, 'audit_log', 'audit log')

  await db.schema
    .createTable('audit_chain')
    .addColumn('position', 'integer', (c) => c.primaryKey())
    .addColumn('line_id', 'text', (c) => c.notNull().unique())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('key_id', 'text', (c) => c.notNull())
    .execute()
  await appendOnly(db, 'audit_chain')

  await db.schema
    .createTable('audit_chain_end')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('seal', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('notes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    // Deleting a record also deletes what was written about it.
    .addColumn('message_id', 'text', (c) => c.references('contact_messages.id').onDelete('cascade'))
    .addColumn('application_id', 'text', (c) => c.references('applications.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull())
    .addColumn('search_text', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('referral_id', 'text', (c) => c.references('referrals.id').onDelete('cascade'))
    .execute()
  await addIndexes(db, 'notes', {
    notes_by_message_id: ['message_id'],
    notes_by_application_id: ['application_id'],
    notes_by_referral_id: ['referral_id'],
  })
  await addSearchIndex(db, 'notes', 'application_id')
  await addNoteChangeTriggers(db)

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
    .addColumn('application_id', 'text', (c) => c.references('applications.id').onDelete('cascade'))
    .execute()
  await addIndexes(db, 'record_history', {
    record_history_by_message_id: ['message_id'],
    record_history_by_referral_id: ['referral_id'],
    record_history_by_application_id: ['application_id'],
  })

  await db.schema
    .createTable('private_links')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('application_id', 'text', (c) =>
      c.notNull().references('applications.id').onDelete('cascade'),
    )
    .addColumn('mail_id', 'text', (c) => c.unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text')
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('revoked_at', 'text')
    .addColumn('last_used_at', 'text')
    .execute()
  await addIndexes(db, 'private_links', { private_links_of_application: ['application_id'] })

  await db.schema
    .createTable('idempotency_keys')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('content_hash', 'text', (c) => c.notNull())
    .addColumn('record_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await addIndexes(db, 'idempotency_keys', { idempotency_keys_of: ['record_id'] })

  await db.schema
    .createTable('removed_files')
    .addColumn('stored_name', 'text', (c) => c.primaryKey())
    .addColumn('removed_at', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('privacy_holds')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('erasure_receipts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('erased_at', 'text', (c) => c.notNull())
    .addColumn('erased_by', 'text', (c) => c.notNull())
    .addColumn('erased', 'text', (c) => c.notNull())
    .execute()
  await appendOnly(db, 'erasure_receipts')
}
