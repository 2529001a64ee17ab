import type { FastifyRequest } from 'fastify'
import { refreshHeader } from '#contract/platform/endpoint.ts'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { getActor } from '#server/platform/http/access.ts'
import { audit, hasOpened } from './audit.queries.ts'

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
