import type { ClosedReason, ContactMessage, MessageStatus } from '#contract/messages/contact.ts'
import type { TimelineEntry } from '#contract/records/timeline.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { notFound } from '#server/platform/errors.ts'
import {
  addChange,
  type HistoryLine,
  inOrder,
  listChanges,
  listNotes,
} from '#server/records/handling/handling.queries.ts'
import { conflictOrNotFound, matchesVersion } from '#server/records/versions/versions.queries.ts'
import { listReplies } from '../replies/replies.queries.ts'
import { findMessage } from './contact.queries.ts'

type Changes = {
  status?: MessageStatus
  closed_reason?: ClosedReason | null
  owner_id?: string | null
}

/**
 * Changes a message. A change that nobody made by hand leaves no line of its own in the history, like
 * a reply, which is in the history itself. Refused when someone else changed the message first.
 */
export async function changeMessage(
  db: Db,
  id: string,
  {
    changes,
    updatedAt,
    line,
  }: {
    changes: Changes
    updatedAt: string | undefined
    line?: HistoryLine
  },
  now: Date,
  by: string,
): Promise<ContactMessage> {
  const changed = await db
    .updateTable('contact_messages')
    .set({ ...changes, updated_at: now.toISOString(), updated_by: by })
    .where('id', '=', id)
    .where(matchesVersion(updatedAt))
    .returning('id')
    .executeTakeFirst()
  if (!changed) {
    throw await conflictOrNotFound(
      db,
      'contact_messages',
      'Contact message',
      await findMessage(db, id),
    )
  }
  if (line) await addChange(db, messageReference(id), line, now, by)
  return orNotFound(await findMessage(db, id))
}

/** A message as notes, replies and changes refer to it. */
export const messageReference = (id: string) => ({ column: 'message_id' as const, id })

export function orNotFound<T>(message: T | undefined): T {
  if (!message) throw notFound('Contact message')
  return message
}

/** Follows the name of the person who made the change. */
const changesInWords: Record<MessageStatus | ClosedReason, string> = {
  new: 'reopened it',
  answered: 'marked it as answered',
  closed: 'closed it',
  'not for us': 'closed it: not for us',
}

/** What was done with a message, oldest first. */
export async function readTimeline(db: Db, id: string, reader?: string): Promise<TimelineEntry[]> {
  const message = messageReference(id)
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
