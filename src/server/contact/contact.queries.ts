import type { Complete } from '#contract/common.ts'
import type { ContactMessage } from '#contract/contact.ts'
import { newId, toFlag } from '../db/portable.ts'
import type { ContactMessageRow } from '../db/schema.ts'
import type { Db } from '../db/transact.ts'

export type NewMessage = { name: string; email: string; phone: string; message: string }
export type Page = { page: number; limit: number }

export async function createMessage(
  db: Db,
  { name, email, phone, message }: NewMessage,
  now: Date,
): Promise<string> {
  const id = newId()
  await db
    .insertInto('contact_messages')
    .values({
      id,
      name,
      email,
      phone,
      message,
      is_read: toFlag(false),
      created_at: now.toISOString(),
    })
    .execute()
  return id
}

/** Newest first: one page, or all of them. */
export async function listMessages(db: Db, page?: Page): Promise<ContactMessage[]> {
  const rows = await db
    .selectFrom('contact_messages')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .$if(page !== undefined, (query) =>
      query.limit(page?.limit ?? 0).offset(((page?.page ?? 1) - 1) * (page?.limit ?? 0)),
    )
    .execute()
  return rows.map(toContactMessage)
}

export async function countMessages(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('contact_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Returns the ids of the messages that changed. */
export async function markMessages(
  db: Db,
  ids: string[],
  read: boolean,
  by: string,
): Promise<string[]> {
  const rows = await db
    .updateTable('contact_messages')
    .set({ is_read: toFlag(read), updated_by: by })
    .where('id', 'in', ids)
    .where('is_read', '=', toFlag(!read))
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

export async function findMessage(db: Db, id: string): Promise<ContactMessage | undefined> {
  const row = await db
    .selectFrom('contact_messages')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toContactMessage(row)
}

export async function deleteMessage(db: Db, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('contact_messages')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

export async function countByRead(db: Db): Promise<Record<'read' | 'unread', number>> {
  const groups = await db
    .selectFrom('contact_messages')
    .select((eb) => ['is_read', eb.fn.countAll<number>().as('count')])
    .groupBy('is_read')
    .execute()
  const counted = (isRead: 0 | 1) => groups.find((group) => group.is_read === isRead)?.count ?? 0
  return { read: counted(1), unread: counted(0) }
}

function toContactMessage(row: ContactMessageRow): Complete<ContactMessage> {
  return {
    _id: row.id,
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    read: row.is_read === 1,
    createdAt: row.created_at,
  }
}
