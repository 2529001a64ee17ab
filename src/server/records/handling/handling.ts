import type { FastifyRequest } from 'fastify'
import type { StaffAccess } from '#contract/platform/roles.ts'
import type { Person } from '#contract/records/privacy.ts'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { TimelineEntry } from '#contract/records/timeline.ts'
import type { Context } from '#server/platform/context.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { notFound } from '#server/platform/errors.ts'
import { getActor } from '#server/platform/http/access.ts'
import { done, ok } from '#server/platform/http/routes.ts'
import { audit, recordChanger } from '../audit/audit.queries.ts'
import { refuseIfHeld } from '../privacy/privacy.queries.ts'
import { conflictOrNotFound } from '../versions/versions.queries.ts'
import {
  addChange,
  addNote,
  changeRecord,
  deleteOwnNote,
  type HistoryLine,
  listOwners,
  markRead,
  ownerAction,
  type RecordReference,
  type RecordTable,
  recordColumns,
  requireOwner,
} from './handling.queries.ts'

/** The records of one kind that people send, as staff handle them. */
type Records<Table extends RecordTable, Shown> = {
  /** What an error calls one of them. */
  name: string
  objectKind: RecordKind
  table: Table
  find: (db: Db, id: string) => Promise<Shown | undefined>
}

type Change<Table extends RecordTable> = {
  changes: Partial<Schema[Table]>
  /** The version that was edited. */
  updatedAt: string | undefined
  /** What the history says. A reply, for example, is in the history itself. */
  line?: HistoryLine
}

export function records<
  Table extends RecordTable,
  Shown extends Person & { id: string; updatedAt: string },
>({ name, objectKind, table, find }: Records<Table, Shown>) {
  const reference = (id: string): RecordReference<Table> => ({ column: recordColumns[table], id })

  const orNotFound = <T>(found: T | undefined): T => {
    if (!found) throw notFound(name)
    return found
  }

  const get = async (db: Db, id: string) => orNotFound(await find(db, id))

  /** Changes one and adds the change to its history. Refused when someone else changed it first. */
  async function change(
    db: Db,
    id: string,
    { changes, updatedAt, line }: Change<Table>,
    now: Date,
    by: string,
  ): Promise<Shown> {
    if (!(await changeRecord(db, table, id, changes, { updatedAt, now, by }))) {
      throw await conflictOrNotFound(db, table, name, await find(db, id))
    }
    if (line) await addChange(db, reference(id), line, now, by)
    return get(db, id)
  }

  return { objectKind, table, reference, orNotFound, get, change }
}

type ById = FastifyRequest & { params: { id: string } }
type ByEntry = FastifyRequest & { params: { id: string; entryId: string } }
type Reply = { code: (status: number) => unknown }

/** How staff mark records as read, take care of them and write notes. `access` is what an owner needs. */
export function recordCalls<Shown extends Person & { id: string; updatedAt: string }>(
  { db, now }: Context,
  kind: ReturnType<typeof records<'contact_messages' | 'referrals', Shown>>,
  access: StaffAccess,
) {
  const { objectKind } = kind
  const change = recordChanger(objectKind, { db, now })
  return {
    owners: async () => ok(await listOwners(db, access)),

    setRead: async (request: FastifyRequest & { body: { ids: string[]; read: boolean } }) => {
      const { ids, read } = request.body
      const action = read ? 'marked-as-read' : 'marked-as-unread'
      await transact(db, async (db) => {
        for (const objectId of await markRead(db, kind.table, ids, read))
          await audit(db, request, now(), { action, objectKind, objectId })
      })
      return done
    },

    setOwner: async (
      request: ById & { body: { ownerId: string | null; updatedAt?: string | undefined } },
    ) => {
      const { id } = request.params
      const { ownerId: owner_id, updatedAt } = request.body
      const by = getActor(request).user._id
      const changed = await change(request, ownerAction(owner_id, by), id, async (db) => {
        await requireOwner(db, owner_id, access)
        const line = { change: 'owner' as const, owner_id }
        return kind.change(db, id, { changes: { owner_id }, updatedAt, line }, now(), by)
      })
      return ok(changed)
    },

    addNote: async (request: ById & { body: { text: string } }, reply: Reply) => {
      const { id } = request.params
      const note = await change(request, 'wrote-note', id, async (db, user) => {
        await kind.get(db, id)
        return addNote(db, kind.reference(id), request.body.text, now(), user)
      })
      reply.code(201)
      return ok(note)
    },

    removeNote: async (request: ByEntry) => {
      const { id, entryId } = request.params
      await change(request, 'deleted-note', id, async (db, user) => {
        await refuseIfHeld(db, await kind.get(db, id))
        await removeOwnNote(db, kind.reference(id), entryId, user._id)
      })
      return done
    },
  }
}

export async function removeOwnNote(
  db: Db,
  record: RecordReference,
  entryId: string,
  author: string,
) {
  if (!(await deleteOwnNote(db, record, entryId, author))) throw notFound('Your note')
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
