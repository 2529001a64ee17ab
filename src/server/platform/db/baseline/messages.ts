import type { Kysely } from 'kysely'
import { addIndexes } from './indexes.ts'
import { addChangeTriggers } from './triggers.ts'

export async function addMessageTables(db: Kysely<unknown>) {
  await db.schema
    .createTable('contact_messages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('is_read', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_by', 'text')
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('new'))
    .addColumn('search_text', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('updated_at', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('closed_reason', 'text')
    .addColumn('owner_id', 'text')
    .execute()
  await addIndexes(db, 'contact_messages', {
    contact_messages_by_time: ['created_at'],
    contact_messages_by_status: ['status', 'created_at', 'id'],
  })
  await addChangeTriggers(db, 'contact_messages', 'messages')

  await db.schema
    .createTable('message_templates')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('updated_by', 'text')
    .execute()

  await db.schema
    .createTable('replies')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('message_id', 'text', (c) => c.references('contact_messages.id').onDelete('cascade'))
    .addColumn('application_id', 'text', (c) => c.references('applications.id').onDelete('cascade'))
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('delivery', 'text', (c) => c.notNull())
    .addColumn('failure', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull())
    .execute()
  await addIndexes(db, 'replies', {
    replies_by_message_id: ['message_id'],
    replies_by_application_id: ['application_id'],
  })

  await db.schema
    .createTable('mail_outbox')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('recipient', 'text')
    .addColumn('position', 'text', (c) => c.notNull())
    // Deleting a record also deletes mail about it that still waits.
    .addColumn('application_id', 'text', (c) => c.references('applications.id').onDelete('cascade'))
    .addColumn('message_id', 'text', (c) => c.references('contact_messages.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('due_at', 'text', (c) => c.notNull())
    .addColumn('failure', 'text')
    .addColumn('reply_id', 'text', (c) => c.references('replies.id').onDelete('cascade'))
    .addColumn('referral_id', 'text', (c) => c.references('referrals.id').onDelete('cascade'))
    .execute()
  await addChangeTriggers(db, 'mail_outbox', 'mail')

  await db.schema
    .createTable('mail_receipts')
    .addColumn('recipient_hash', 'text', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('sent_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('mail_receipts_key', ['recipient_hash', 'place'])
    .execute()
}
