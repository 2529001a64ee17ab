import { searchable } from '#contract/platform/search.ts'
import type { NoteEntry } from '#contract/records/timeline.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { Db } from '#server/platform/db/transact.ts'

/** The record that a note or a change belongs to, by the column that refers to it. */
export type RecordReference = {
  column: 'message_id' | 'application_id' | 'referral_id'
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
