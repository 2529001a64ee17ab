import type { FastifyRequest } from 'fastify'
import { newId } from '../db/portable.ts'
import type { Db } from '../db/transact.ts'

/** Who did what to what. Ids only: no names, no contents. */
export type AuditEntry = {
  action: string
  objectKind: string
  objectId?: string | undefined
  actorId?: string | undefined
}

type Caller = Pick<FastifyRequest, 'id' | 'ip' | 'actor'>

/** Writes one line of the audit log, in the transaction of the act it tells of. */
export async function audit(db: Db, request: Caller, now: Date, entry: AuditEntry) {
  await db
    .insertInto('audit_log')
    .values({
      id: newId(),
      at: now.toISOString(),
      actor_id: entry.actorId ?? request.actor?.user._id ?? null,
      action: entry.action,
      object_kind: entry.objectKind,
      object_id: entry.objectId ?? null,
      ip: request.ip,
      request_id: request.id,
    })
    .execute()
}
