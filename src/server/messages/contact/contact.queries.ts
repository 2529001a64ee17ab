import { type ExpressionBuilder, sql } from 'kysely'
import type {
  ClosedReason,
  ContactMessage,
  ContactQuery,
  MessageCounts,
  MessageStatus,
} from '#contract/messages/contact.ts'
import { type EasyForm, urgentForms } from '#contract/messages/easy-message.ts'
import type { Complete } from '#contract/platform/common.ts'
import type { Language } from '#contract/platform/language.ts'
import { makeSearchText } from '#contract/platform/search.ts'
import { newsLimit } from '#contract/records/news.ts'
import type { TimelineEntry } from '#contract/records/timeline.ts'
import { matchingSearch, newId, toFlag } from '#server/platform/db/portable.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { ContactMessageRow } from '#server/platform/db/tables/messages.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { countWaiting } from '#server/records/counts/counts.queries.ts'
import { inPages } from '#server/records/exports/pages.queries.ts'
import { inOrder, listChanges, listNotes } from '#server/records/handling/handling.queries.ts'
import { records } from '#server/records/handling/handling.ts'
import { listReplies } from '../replies/replies.queries.ts'

export type NewMessage = {
  name: string
  email: string
  phone: string
  message: string
  language?: Language
  easyForm?: EasyForm | ''
}

type Filter = Pick<ContactQuery, 'search' | 'status' | 'owner' | 'read' | 'language'> & {
  /** Without those that only some may see. */
  withoutUrgent?: boolean
}
type ListOptions = Filter & Pick<ContactQuery, 'sort' | 'page' | 'limit'>
type MessageTable = ExpressionBuilder<Schema & { m: ContactMessageRow }, 'm'>

export async function createMessage(
  db: Db,
  { name, email, phone, message, language = 'en', easyForm = '' }: NewMessage,
  now: Date,
): Promise<string> {
  const id = newId()
  const at = now.toISOString()
  await db
    .insertInto('contact_messages')
    .values({
      id,
      name,
      email,
      phone,
      message,
      language,
      easy_form: easyForm,
      is_read: toFlag(false),
      status: 'new',
      search_text: makeSearchText([name, email, message], phone),
      created_at: at,
      updated_at: at,
    })
    .execute()
  return id
}

/** Newest first unless sorted: one page, or all of them. */
export async function listMessages(
  db: Db,
  { page, limit = 10, sort = '-date', ...filter }: ListOptions = {},
): Promise<ContactMessage[]> {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const rows = await messagesWithOwner(db)
    .where((eb) => matching(eb, filter))
    .$if(sort.endsWith('name'), (query) => query.orderBy(sql`lower(m.name)`, direction))
    .orderBy('m.created_at', direction)
    .orderBy('m.id', direction)
    .$if(page !== undefined, (query) => query.limit(limit).offset(((page ?? 1) - 1) * limit))
    .execute()
  return rows.map(toContactMessage)
}

export async function countMessages(db: Db, filter: Filter = {}): Promise<number> {
  const { count } = await db
    .selectFrom('contact_messages as m')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => matching(eb, filter))
    .executeTakeFirstOrThrow()
  return count
}

/** How many messages each view of this person has. */
export async function countViews(
  db: Db,
  person: string,
  filter: Pick<Filter, 'withoutUrgent'>,
): Promise<MessageCounts> {
  const groups = await db
    .selectFrom('contact_messages as m')
    .where((eb) => matching(eb, filter))
    .select((eb) => [
      'status',
      eb.fn.countAll<number>().as('count'),
      eb.fn.countAll<number>().filterWhere('is_read', '=', 0).as('unread'),
      eb.fn.countAll<number>().filterWhere('owner_id', '=', person).as('mine'),
    ])
    .groupBy('status')
    .execute()
  const counts = { all: 0, unread: 0, mine: 0, new: 0, answered: 0, closed: 0 }
  for (const { status, count, unread, mine } of groups) {
    counts[status] += count
    counts.all += count
    counts.unread += unread
    counts.mine += mine
  }
  return counts
}

/** Messages from people whom the office had answered before, newest first. */
export const listWrittenAgain = (db: Db, since: string) =>
  db
    .selectFrom('contact_messages as m')
    .select(['m.id as recordId', 'm.created_at as at', 'm.name'])
    .where('m.created_at', '>', since)
    .where('m.easy_form', 'not in', urgentForms)
    .where('m.email', '<>', '')
    .where(
      sql<boolean>`exists (select 1 from replies r
        left join contact_messages e on e.id = r.message_id
        left join applications a on a.id = r.application_id
        where r.created_at < m.created_at and lower(m.email) in (lower(e.email), lower(a.email)))`,
    )
    .orderBy('m.created_at', 'desc')
    .limit(newsLimit)
    .execute()

export async function findMessage(db: Db, id: string): Promise<ContactMessage | undefined> {
  const row = await messagesWithOwner(db).where('m.id', '=', id).executeTakeFirst()
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

const isUrgentRow = sql<boolean>`easy_form in (${sql.join(urgentForms)})`

export const countNew = (db: Db) =>
  countWaiting(db, 'contact_messages', sql`status = 'new' and not ${isUrgentRow}`)

export const countUrgent = (db: Db) =>
  countWaiting(db, 'contact_messages', sql`status = 'new' and ${isUrgentRow}`)

const messagesWithOwner = (db: Db) =>
  db
    .selectFrom('contact_messages as m')
    .leftJoin('users as u', 'u.id', 'm.owner_id')
    .selectAll('m')
    .select('u.username as owner_name')

function matching(
  eb: MessageTable,
  { search, status, owner, read, language, withoutUrgent }: Filter,
) {
  const conditions = []
  if (withoutUrgent) conditions.push(eb('m.easy_form', 'not in', urgentForms))
  if (search) conditions.push(matchingSearch('m.search_text', search))
  if (status) conditions.push(eb('m.status', '=', status))
  if (owner) conditions.push(eb('m.owner_id', '=', owner))
  if (read !== undefined) conditions.push(eb('m.is_read', '=', toFlag(read)))
  if (language) conditions.push(eb('m.language', '=', language))
  return eb.and(conditions)
}

function toContactMessage(
  row: ContactMessageRow & { owner_name: string | null },
): Complete<ContactMessage> {
  return {
    _id: row.id,
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    language: row.language,
    easyForm: row.easy_form,
    read: row.is_read === 1,
    status: row.status,
    closedReason: row.closed_reason,
    owner: row.owner_id ? { id: row.owner_id, name: row.owner_name ?? '' } : null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

export type ExportedMessage = Awaited<ReturnType<ReturnType<typeof exported>['execute']>>[number]

/** Every message, newest first. */
export const allMessages = (db: Db, withoutUrgent: boolean) =>
  inPages((olderThanLast) =>
    exported(db)
      .where(olderThanLast)
      .$if(withoutUrgent, (query) => query.where('easy_form', 'not in', urgentForms)),
  )

const exported = (db: Db) =>
  db
    .selectFrom('contact_messages')
    .select(['id', 'created_at', 'name', 'email', 'phone', 'message', 'language', 'is_read'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')

export const messageRecords = records({
  name: 'Contact message',
  objectKind: 'contact message',
  table: 'contact_messages',
  find: findMessage,
})

/** Follows the name of the person who made the change. */
const changesInWords: Record<MessageStatus | ClosedReason, string> = {
  new: 'reopened it',
  answered: 'marked it as answered',
  closed: 'closed it',
  'not for us': 'closed it: not for us',
}

/** What was done with a message, oldest first. */
export async function readTimeline(db: Db, id: string, reader?: string): Promise<TimelineEntry[]> {
  const message = messageRecords.reference(id)
  return inOrder([
    ...(await listChanges(
      db,
      message,
      (change) => changesInWords[change as MessageStatus | ClosedReason],
    )),
    ...(await listNotes(db, message, reader)),
    ...(await listReplies(db, message)),
  ])
}
