import type { FastifyRequest } from 'fastify'
import { refreshHeader } from '#contract/platform/endpoint.ts'
import type { AuditQuery } from '#contract/records/audit.ts'
import type { AuditAction } from '#contract/records/audit-actions.ts'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { AuditKey, AuditKeys, Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { AuditRow } from '#server/platform/db/tables/records.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { type Actor, getActor } from '#server/platform/http/access.ts'
import { appendToChain, auditKeys, chainOldLines, type KeySettings } from './chain.queries.ts'
import { readAction } from './read-action.ts'

/** Contains ids only, no names and no content. */
export type AuditEntry = {
  action: AuditAction
  objectKind: RecordKind
  objectId?: string | undefined
  actorId?: string | undefined
}

/** A request, or the server itself, which has no id, address or signed-in user. */
export type Caller = {
  id: string | null
  ip: string | null
  actor: Actor | null
  auditKey: AuditKey
}

declare module 'fastify' {
  interface FastifyRequest {
    auditKey: AuditKey
  }
}

/** The server itself, or a command where it runs. */
export const commandLine = ([auditKey]: AuditKeys): Caller => ({
  id: null,
  ip: null,
  actor: null,
  auditKey,
})

/**
 * Writes one line of the audit log. Call it last in the transaction of the action it describes,
 * because other lines wait until that transaction ends.
 */
export function audit(db: Db, request: Caller, now: Date, entry: AuditEntry): Promise<void> {
  const line = {
    id: newId(),
    at: now.toISOString(),
    actor_id: entry.actorId ?? request.actor?.user._id ?? null,
    action: entry.action,
    object_kind: entry.objectKind,
    object_id: entry.objectId ?? null,
    ip: request.ip,
    request_id: request.id,
  }
  return inTransaction(db, async (db) => {
    // In this order, because two that wait for the end of the chain must not hold anything of the log.
    await appendToChain(db, request.auditKey, [line])
    await db.insertInto('audit_log').values(line).execute()
  })
}

/** Changes records of a kind for someone in the office, with the line of the audit log in the same transaction. */
export function recordChanger(objectKind: RecordKind, { db, now }: Pick<Context, 'db' | 'now'>) {
  return <T>(
    request: FastifyRequest,
    action: AuditAction,
    /** The record, or where its id is in the result; undefined for what belongs to all of them. */
    record: string | undefined | ((result: T) => string),
    act: (db: Db, user: Actor['user']) => Promise<T>,
  ): Promise<T> =>
    transact(db, async (db) => {
      const result = await act(db, getActor(request).user)
      const objectId = typeof record === 'function' ? record(result) : record
      await audit(db, request, now(), { action, objectKind, objectId })
      return result
    })
}

/** Chains the lines of an older version. The log says so, because someone could try to start the chain anew. */
export function startChain(db: Db, request: Caller, now: Date): Promise<void> {
  return inTransaction(db, async (db) => {
    if ((await chainOldLines(db, request.auditKey)) === 0) return
    await audit(db, request, now, { action: 'chained', objectKind: 'audit log' })
  })
}

const inTransaction = (db: Db, act: (db: Db) => Promise<void>) =>
  db.isTransaction ? act(db) : transact(db, act)

/** Whether the user has opened this record since signing in. */
async function hasOpened(
  db: Db,
  { user, sessionId }: Actor,
  { objectKind, objectId }: { objectKind: RecordKind; objectId: string },
) {
  const line = await db
    .selectFrom('audit_log')
    .select('id')
    .where('actor_id', '=', user._id)
    .where('at', '>=', (eb) =>
      eb.selectFrom('sessions').select('created_at').where('id', '=', sessionId),
    )
    .where('object_kind', '=', objectKind)
    .where('object_id', '=', objectId)
    .where('action', '=', 'opened')
    .limit(1)
    .executeTakeFirst()
  return line !== undefined
}

type Page = { page: number; limit: number }
type Filter = Pick<AuditQuery, 'person' | 'kind'>

/** A page of the log, newest first. */
export function listLines(db: Db, { page, limit, ...filter }: Filter & Page): Promise<AuditRow[]> {
  return selectLines(db, filter)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export async function countLines(db: Db, filter: Filter): Promise<number> {
  const { count } = await selectLines(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The lines of some kinds about these records, oldest first, with who it was. */
export async function listLinesAbout(db: Db, ids: string[], kinds: string[]) {
  const rows = await db
    .selectFrom('audit_log as l')
    .leftJoin('users as u', 'u.id', 'l.actor_id')
    .select(['l.id', 'l.at', 'l.action', 'l.actor_id', 'l.object_kind', 'l.object_id'])
    .select('u.username as by')
    .where('l.object_id', 'in', ids)
    .where('l.object_kind', 'in', kinds)
    .orderBy('l.at')
    .orderBy('l.id')
    .execute()
  return rows.map((row) => ({ ...row, ...readAction(row) }))
}

/** How many lines are about one of these records, or say what one of these administrators did. */
export async function countLinesAbout(db: Db, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { count } = await db
    .selectFrom('audit_log')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb.or([eb('object_id', 'in', ids), eb('actor_id', 'in', ids)]))
    .executeTakeFirstOrThrow()
  return count
}

function selectLines(db: Db, { person, kind }: Filter) {
  return db
    .selectFrom('audit_log')
    .$if(person !== undefined, (query) => query.where('actor_id', '=', person ?? ''))
    .$if(kind !== undefined, (query) => query.where('object_kind', '=', kind ?? ''))
}

type OpenedRecord = { objectKind: RecordKind; objectId: string }

/**
 * The office reloads an open record after a change and when its tab becomes active, and marks those
 * requests. The mark only counts after this session has opened the record, so that every session that has
 * read it is in the log.
 */
export const isRefresh = async (db: Db, request: FastifyRequest, record: OpenedRecord) =>
  refreshHeader in request.headers && hasOpened(db, getActor(request), record)

/** Writes that someone opened a record, unless it is only refreshed. */
export async function recordOpening(
  db: Db,
  request: FastifyRequest,
  now: Date,
  record: OpenedRecord,
) {
  if (await isRefresh(db, request, record)) return
  await audit(db, request, now, { action: 'opened', ...record })
}

/** Writes a line for a command on the server. It may be the first program to run after an upgrade. */
export async function auditCommand(db: Db, settings: KeySettings, now: Date, entry: AuditEntry) {
  const caller = commandLine(await auditKeys(settings))
  await startChain(db, caller, now)
  await audit(db, caller, now, entry)
}
