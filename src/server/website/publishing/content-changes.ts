import type { FastifyRequest } from 'fastify'
import type { AuditAction } from '#contract/records/audit-actions.ts'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import { onlyRecord } from '#contract/records/versions.ts'
import type { Context } from '#server/platform/context.ts'
import { notifyContentChanged } from '#server/platform/db/content-notifications.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { getActor } from '#server/platform/http/access.ts'
import { audit, type Caller } from '#server/records/audit/audit.queries.ts'
import type { Versioned } from '#server/records/feature.ts'
import { keepVersions } from '#server/records/versions/keep-versions.ts'
import { unmarkSample } from './sample-content.queries.ts'

/**
 * Every change of public content goes through here: the change, its audit lines, the version it replaces and the
 * notification of other instances happen in one transaction, and then the response cache is cleared.
 */
export function contentChanger(
  objectKind: RecordKind,
  { db, now, responseCache, settings }: Context,
  versioned?: Versioned,
) {
  return async <T>(
    request: Caller & Pick<FastifyRequest, 'params'>,
    action: AuditAction,
    /** `by` is the id of the administrator who makes the change. */
    act: (db: Db, by: string) => Promise<T>,
    /** The records that were changed; each has its own line in the audit log. */
    listIds = (result: T): (string | undefined)[] => [findId(request.params, result)],
    /** Of which earlier versions are kept. */
    changed = [findId(request.params) ?? onlyRecord],
  ): Promise<T> => {
    const by = getActor(request).user._id
    const result = await transact(db, async (db) => {
      const result = await (versioned
        ? keepVersions(db, versioned, { ids: changed, now: now(), by }, () => act(db, by))
        : act(db, by))
      const ids = listIds(result)
      const edited = action === 'updated' || action === 'deleted'
      for (const id of ids) if (edited && id) await unmarkSample(db, id)
      if (settings.databaseUrl) await notifyContentChanged(db)
      for (const objectId of ids) await audit(db, request, now(), { action, objectKind, objectId })
      return result
    })
    responseCache.clear()
    return result
  }
}

/** The id in the address, or that of the record just created. */
function findId(...candidates: unknown[]): string | undefined {
  for (const candidate of candidates) {
    const { id } = (candidate ?? {}) as { id?: unknown }
    if (typeof id === 'string') return id
  }
  return undefined
}
