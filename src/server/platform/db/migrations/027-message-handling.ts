import { type Kysely, sql } from 'kysely'
import { searchTextOf } from '#contract/platform/search.ts'

type Before = {
  contact_messages: {
    id: string
    name: string
    email: string
    phone: string
    message: string
    is_read: number
    created_at: string
    status: string
    search_text: string
    updated_at: string
  }
}

export async function up(db: Kysely<Before>): Promise<void> {
  await addColumns(db)
  await fillColumns(db)
  await db.schema
    .createIndex('contact_messages_by_status')
    .on('contact_messages')
    .columns(['status', 'created_at', 'id'])
    .execute()

  await db.schema
    .createTable('message_history')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('message_id', 'text', (c) =>
      c.notNull().references('contact_messages.id').onDelete('cascade'),
    )
    .addColumn('change', 'text', (c) => c.notNull())
    .addColumn('owner_id', 'text')
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text', (c) => c.notNull())
    .execute()
  await index(db, 'message_history', 'message_id')

  await db.schema
    .createTable('notes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    // Deleting a record also deletes what was written about it.
    .addColumn('message_id', 'text', (c) => c.references('contact_messages.id').onDelete('cascade'))
    .addColumn('application_id', 'text', (c) => c.references('applications.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull())
    .execute()
  await index(db, 'notes', 'message_id')
  await index(db, 'notes', 'application_id')

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
  await index(db, 'replies', 'message_id')
  await index(db, 'replies', 'application_id')

  await db.schema
    .alterTable('mail_outbox')
    .addColumn('reply_id', 'text', (c) => c.references('replies.id').onDelete('cascade'))
    .execute()
}

async function addColumns(db: Kysely<Before>) {
  const texts = { status: 'new', search_text: '', updated_at: '' }
  for (const [column, value] of Object.entries(texts)) {
    await db.schema
      .alterTable('contact_messages')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(value))
      .execute()
  }
  for (const column of ['closed_reason', 'owner_id']) {
    await db.schema.alterTable('contact_messages').addColumn(column, 'text').execute()
  }
}

async function fillColumns(db: Kysely<Before>) {
  // Until now reading was all that could be recorded. What was read does not wait for an answer today.
  await db
    .updateTable('contact_messages')
    .set({
      updated_at: sql`created_at`,
      status: sql`case is_read when 1 then 'closed' else 'new' end`,
    })
    .execute()
  const rows = await db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'phone', 'message'])
    .execute()
  for (const { id, name, email, phone, message } of rows) {
    const search_text = searchTextOf([name, email, message], phone)
    await db.updateTable('contact_messages').set({ search_text }).where('id', '=', id).execute()
  }
}

const index = (db: Kysely<Before>, table: string, column: string) =>
  db.schema.createIndex(`${table}_by_${column}`).on(table).columns([column]).execute()
