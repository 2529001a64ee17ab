import type { ClosedReason, MessageStatus } from '#contract/messages/contact.ts'
import type { TimelineEntry } from '#contract/records/timeline.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { inOrder, listChanges } from '#server/records/handling/history.queries.ts'
import { listNotes } from '#server/records/notes/notes.queries.ts'
import { listReplies } from '../replies/replies.queries.ts'
import { changesInWords, messageReference } from './handling.queries.ts'

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
