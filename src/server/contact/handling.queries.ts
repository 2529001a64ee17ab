import type { ClosedReason, ContactMessage, MessageStatus, Owner } from '#contract/contact.ts'
import { may } from '#contract/roles.ts'
import type { ChangeEntry } from '#contract/timeline.ts'
import { newId } from '../db/portable.ts'
import type { MessageHistoryRow } from '../db/tables/messages.ts'
import type { Db } from '../db/transact.ts'
import { notFound } from '../errors.ts'
import { isVersion, refusalOf } from '../versions.queries.ts'
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
    line?: Pick<MessageHistoryRow, 'change' | 'owner_id'>
  },
  now: Date,
  by: string,
): Promise<ContactMessage> {
  const at = now.toISOString()
  const changed = await db
    .updateTable('contact_messages')
    .set({ ...changes, updated_at: at, updated_by: by })
    .where('id', '=', id)
    .where(isVersion(updatedAt))
    .returning('id')
    .executeTakeFirst()
  if (!changed) {
    throw await refusalOf(db, 'contact_messages', 'Contact message', await findMessage(db, id))
  }
  if (line) {
    const row = { ...line, id: newId(), message_id: id, at, actor_id: by }
    await db.insertInto('message_history').values(row).execute()
  }
  return existing(await findMessage(db, id))
}

export function existing<T>(message: T | undefined): T {
  if (!message) throw notFound('Contact message')
  return message
}

/** Changes of status and owner, oldest first. */
export async function listChanges(db: Db, messageId: string): Promise<ChangeEntry[]> {
  const rows = await db
    .selectFrom('message_history as h')
    .leftJoin('users as a', 'a.id', 'h.actor_id')
    .leftJoin('users as o', 'o.id', 'h.owner_id')
    .select(['h.id', 'h.at', 'h.change', 'h.owner_id', 'h.actor_id'])
    .select(['a.username as by', 'o.username as owner'])
    .where('h.message_id', '=', messageId)
    .orderBy('h.at')
    .orderBy('h.id')
    .execute()
  return rows.map(({ id, at, by, ...row }) => ({ kind: 'change', id, at, by, text: inWords(row) }))
}

type Change = Pick<MessageHistoryRow, 'change' | 'owner_id' | 'actor_id'> & { owner: string | null }

function inWords({ change, owner_id, actor_id, owner }: Change) {
  if (change !== 'owner') return changesInWords[change]
  if (owner_id === null) return 'put it back for anyone to take'
  return owner_id === actor_id ? 'took it' : `gave it to ${owner}`
}

const changesInWords: Record<MessageStatus | ClosedReason, string> = {
  new: 'reopened it',
  answered: 'marked it as answered',
  closed: 'closed it',
  'not for us': 'closed it: not for us',
}

/** Who can be the owner of a message. */
export async function listOwners(db: Db): Promise<Owner[]> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'username as name', 'role'])
    .where('active', '=', 1)
    .orderBy('username')
    .execute()
  return users
    .filter(({ role }) => may(role, 'edit messages'))
    .map(({ id, name }) => ({ id, name }))
}
