import type { Delivery, MailFailure, ReplyEntry, ReplyForm } from '#contract/records/timeline.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { ReplyRow } from '#server/platform/db/tables/messages.ts'
import type { Db } from '#server/platform/db/transact.ts'
import type { RecordReference } from '#server/records/handling/handling.queries.ts'
import { dropMailedLink } from '#server/records/private-links/private-links.queries.ts'

/** The record that a reply belongs to. */
export type Answered = RecordReference

type NewReply = ReplyForm & { delivery: Extract<Delivery, 'waiting' | 'mail program'> }

export async function addReply(
  db: Db,
  { column, id }: Answered,
  { subject, text, delivery }: NewReply,
  now: Date,
  by: { _id: string; username: string },
): Promise<ReplyEntry> {
  const row = {
    id: newId(),
    subject,
    text,
    delivery,
    failure: null,
    created_at: now.toISOString(),
    created_by: by._id,
  }
  await db
    .insertInto('replies')
    .values({ ...row, [column]: id })
    .execute()
  return toEntry({ ...row, username: by.username })
}

/** The replies to the person of a record, oldest first. */
export async function listReplies(db: Db, { column, id }: Answered): Promise<ReplyEntry[]> {
  const rows = await db
    .selectFrom('replies as r')
    .leftJoin('users as u', 'u.id', 'r.created_by')
    .selectAll('r')
    .select('u.username')
    .where(`r.${column}`, '=', id)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute()
  return rows.map(toEntry)
}

export function readReply(db: Db, id: string) {
  return db
    .selectFrom('replies')
    .select(['subject', 'text', 'message_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * Deletes a reply whose mail nobody has begun to send, or one that its author only opened in a mail
 * program. Returns whether it is gone.
 */
export async function takeBackReply(
  db: Db,
  { column, id }: Answered,
  replyId: string,
  author: string,
): Promise<boolean> {
  const unsent = await db
    .deleteFrom('mail_outbox')
    .where('reply_id', '=', replyId)
    .where('attempts', '=', 0)
    .returning('id')
    .executeTakeFirst()
  if (unsent) await dropMailedLink(db, unsent.id)
  const gone = await db
    .deleteFrom('replies')
    .where('id', '=', replyId)
    .where(column, '=', id)
    .where((eb) =>
      unsent
        ? eb('delivery', '=', 'waiting')
        : eb.and({ delivery: 'mail program', created_by: author }),
    )
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

export async function settleReply(
  db: Db,
  id: string,
  delivery: 'sent' | 'failed',
  failure: MailFailure | null = null,
) {
  await db.updateTable('replies').set({ delivery, failure }).where('id', '=', id).execute()
}

/** For replies whose mail is deleted from the outbox without being sent. */
export async function failWaitingReplies(db: Db, failure: MailFailure, writtenBefore?: string) {
  await db
    .updateTable('replies')
    .set({ delivery: 'failed', failure })
    .where('delivery', '=', 'waiting')
    .$if(writtenBefore !== undefined, (query) =>
      query.where('created_at', '<', writtenBefore ?? ''),
    )
    .execute()
}

type EntryRow = Omit<ReplyRow, 'message_id' | 'application_id' | 'referral_id'> & {
  username: string | null
}

const toEntry = (row: EntryRow): ReplyEntry => ({
  kind: 'reply',
  id: row.id,
  at: row.created_at,
  by: row.username,
  subject: row.subject,
  text: row.text,
  delivery: row.delivery,
  failure: row.failure,
})
