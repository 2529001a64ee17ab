import type { FastifyRequest } from 'fastify'
import type { AuditAction } from '#contract/records/audit-actions.ts'
import type { Person } from '#contract/records/privacy.ts'
import type { NoteEntry, TimelineEntry } from '#contract/records/timeline.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { notFound } from '#server/platform/errors.ts'
import { getActor } from '#server/platform/http/access.ts'
import { refuseIfHeld } from '../privacy/privacy.queries.ts'
import { addNote, deleteOwnNote, type RecordReference } from './handling.queries.ts'

type Dependencies = {
  db: Db
  now: () => Date
  /** The record as its notes refer to it. */
  of: (id: string) => RecordReference
  /** The person of the record. Throws when there is no such record. */
  find: (db: Db, id: string) => Promise<Person>
  log: (db: Db, request: FastifyRequest, action: AuditAction, id: string) => Promise<void>
}

/** How staff write notes on a kind of record, and delete their own. */
export function noteHandling({ db, now, of, find, log }: Dependencies) {
  return {
    add: (request: FastifyRequest, id: string, text: string): Promise<NoteEntry> =>
      transact(db, async (db) => {
        await find(db, id)
        const note = await addNote(db, of(id), text, now(), getActor(request).user)
        await log(db, request, 'wrote-note', id)
        return note
      }),

    remove: (request: FastifyRequest, { id, entryId }: { id: string; entryId: string }) =>
      transact(db, async (db) => {
        await refuseIfHeld(db, await find(db, id))
        const author = getActor(request).user._id
        if (!(await deleteOwnNote(db, of(id), entryId, author))) throw notFound('Your note')
        await log(db, request, 'deleted-note', id)
      }),
  }
}

/** A timeline as the export of a person has it. */
export const timelineInWords = (timeline: TimelineEntry[]) =>
  timeline.map((entry) => ({ at: entry.at, text: entryInWords(entry) }))

function entryInWords(entry: TimelineEntry): string {
  const by = entry.by ?? 'A deleted user'
  if (entry.kind === 'note') return `Note by ${by}: ${entry.text}`
  if (entry.kind === 'reply') return `Reply by ${by}: ${entry.subject}\n${entry.text}`
  return `${by} ${entry.text}`
}
