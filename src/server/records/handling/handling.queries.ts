import { may, type StaffAccess } from '#contract/platform/roles.ts'
import { searchable } from '#contract/platform/search.ts'
import type { AuditAction } from '#contract/records/audit-actions.ts'
import type { NextStep } from '#contract/records/next-step.ts'
import { type Owner, unknownOwner } from '#contract/records/owner.ts'
import type { ChangeEntry, NoteEntry, TimelineEntry } from '#contract/records/timeline.ts'
import { newId, toFlag } from '#server/platform/db/portable.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { HistoryRow } from '#server/platform/db/tables/records.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { badRequest } from '#server/platform/errors.ts'
import { dayInWords } from '#server/platform/time.ts'
import { matchesVersion } from '../versions/versions.queries.ts'

/** The tables of what people send, and the columns by which notes, replies and changes refer to them. */
export const recordColumns = {
  contact_messages: 'message_id',
  referrals: 'referral_id',
  applications: 'application_id',
} as const

export type RecordTable = keyof typeof recordColumns

/** The record that a note or a change belongs to, by the column that refers to it. */
export type RecordReference<Table extends RecordTable = RecordTable> = {
  column: (typeof recordColumns)[Table]
  id: string
}

export async function addNote(
  db: Db,
  { column, id }: RecordReference,
  text: string,
  now: Date,
  by: { _id: string; username: string },
): Promise<NoteEntry> {
  const note = { id: newId(), text, created_at: now.toISOString(), created_by: by._id }
  await db
    .insertInto('notes')
    .values({ ...note, search_text: searchable(text), [column]: id })
    .execute()
  return { kind: 'note', id: note.id, at: note.created_at, by: by.username, text, own: true }
}

/** The notes on a record, oldest first, as `reader` sees them. */
export async function listNotes(
  db: Db,
  { column, id }: RecordReference,
  reader?: string,
): Promise<NoteEntry[]> {
  const rows = await db
    .selectFrom('notes as n')
    .leftJoin('users as u', 'u.id', 'n.created_by')
    .select(['n.id', 'n.text', 'n.created_at', 'n.created_by', 'u.username'])
    .where(`n.${column}`, '=', id)
    .orderBy('n.created_at')
    .orderBy('n.id')
    .execute()
  return rows.map((row) => ({
    kind: 'note',
    id: row.id,
    at: row.created_at,
    by: row.created_by === '' ? 'Someone' : row.username,
    text: row.text,
    own: row.created_by === reader,
  }))
}

/** Deletes a note of its author. Returns false when there is none. */
export async function deleteOwnNote(
  db: Db,
  { column, id }: RecordReference,
  noteId: string,
  author: string,
): Promise<boolean> {
  const gone = await db
    .deleteFrom('notes')
    .where('id', '=', noteId)
    .where(column, '=', id)
    .where('created_by', '=', author)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

export type HistoryLine = Pick<HistoryRow, 'change'> &
  Partial<Pick<HistoryRow, 'detail' | 'owner_id'>>

export async function addChange(
  db: Db,
  { column, id }: RecordReference,
  { change, detail = '', owner_id = null }: HistoryLine,
  now: Date,
  by: string,
) {
  const line = { id: newId(), change, detail, owner_id, at: now.toISOString(), actor_id: by }
  await db
    .insertInto('record_history')
    .values({ ...line, [column]: id })
    .execute()
}

/** What was changed in a record, oldest first. `inWords` follows the name of the person. */
export async function listChanges(
  db: Db,
  { column, id }: RecordReference,
  inWords: (change: Exclude<HistoryRow['change'], 'owner'>, detail: string) => string,
): Promise<ChangeEntry[]> {
  const rows = await db
    .selectFrom('record_history as h')
    .leftJoin('users as a', 'a.id', 'h.actor_id')
    .leftJoin('users as o', 'o.id', 'h.owner_id')
    .select(['h.id', 'h.at', 'h.change', 'h.detail', 'h.owner_id', 'h.actor_id'])
    .select(['a.username as by', 'o.username as owner'])
    .where(`h.${column}`, '=', id)
    .orderBy('h.at')
    .orderBy('h.id')
    .execute()
  return rows.map(({ id, at, by, change, detail, ...owner }) => ({
    kind: 'change',
    id,
    at,
    by: owner.actor_id === '' ? 'The sender' : by,
    text: change === 'owner' ? ownerInWords(owner) : inWords(change, detail),
  }))
}

type OwnerChange = Pick<HistoryRow, 'owner_id' | 'actor_id'> & { owner: string | null }

function ownerInWords({ owner_id, actor_id, owner }: OwnerChange) {
  if (owner_id === null) return 'put it back for anyone to take'
  return owner_id === actor_id ? 'took it' : `gave it to ${owner}`
}

export const nextStepColumns = (nextStep: NextStep | null) => ({
  next_step: nextStep?.text ?? '',
  next_step_on: nextStep?.on ?? null,
})

/** The line of the history about a next step; null when it is done. */
export const nextStepLine = (nextStep: NextStep | null) => ({
  change: 'next step' as const,
  detail: nextStep ? `${nextStep.text} (${dayInWords(nextStep.on)})` : '',
})

export const nextStepInWords = (detail: string) =>
  detail ? `planned: ${detail}` : 'marked the next step as done'

/** Oldest first. */
export const inOrder = (entries: TimelineEntry[]) =>
  entries.toSorted((a, b) => a.at.localeCompare(b.at))

/** Who can take care of records that take this right. */
export async function listOwners(db: Db, access: StaffAccess): Promise<Owner[]> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'username as name', 'role'])
    .where('active', '=', 1)
    .orderBy('username')
    .execute()
  return users.filter(({ role }) => may(role, access)).map(({ id, name }) => ({ id, name }))
}

/** Refuses an owner who could not take care of such a record. Nobody is always allowed. */
export async function requireOwner(db: Db, ownerId: string | null, access: StaffAccess) {
  if (ownerId === null) return
  const owners = await listOwners(db, access)
  if (!owners.some(({ id }) => id === ownerId)) throw badRequest(unknownOwner)
}

/** What the audit log says when someone changes the owner. */
export function ownerAction(ownerId: string | null, by: string): AuditAction {
  if (ownerId === null) return 'released'
  return ownerId === by ? 'took' : 'assigned'
}

/** Marks records as read or unread. Returns the ids of those that changed. */
export async function markRead(
  db: Db,
  table: 'contact_messages' | 'referrals',
  ids: string[],
  read: boolean,
): Promise<string[]> {
  const rows = await db
    .updateTable(table)
    .set({ is_read: toFlag(read) })
    .where('id', 'in', ids)
    .where('is_read', '=', toFlag(!read))
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Changes a record and makes it a new version. Returns false when it is gone or someone else changed it first. */
export async function changeRecord<Table extends RecordTable>(
  db: Db,
  table: Table,
  id: string,
  changes: Partial<Schema[Table]>,
  { updatedAt, now, by }: { updatedAt: string | undefined; now: Date; by: string },
): Promise<boolean> {
  const values: Partial<Schema[RecordTable]> = changes
  const changed = await db
    .updateTable(table as RecordTable)
    .set({ ...values, updated_at: now.toISOString(), updated_by: by })
    .where('id', '=', id)
    .where(matchesVersion(updatedAt))
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
