import type { TimelineEntry } from '#contract/timeline.ts'
import type { Db } from '../db/transact.ts'
import { listNotes, type RecordOf } from '../notes/notes.queries.ts'
import { listReplies } from '../replies/replies.queries.ts'
import { listChanges } from './handling.queries.ts'

export const messageOf = (id: string): RecordOf => ({ column: 'message_id', id })

/** What was done with a message, oldest first. */
export async function timelineOf(db: Db, id: string, reader?: string): Promise<TimelineEntry[]> {
  const entries = [
    ...(await listChanges(db, id)),
    ...(await listNotes(db, messageOf(id), reader)),
    ...(await listReplies(db, messageOf(id))),
  ]
  return entries.toSorted((a, b) => a.at.localeCompare(b.at))
}
