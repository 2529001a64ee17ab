import type { AuditAction } from '#contract/records/audit-actions.ts'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/portable.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { days, hours, timeAfter } from '#server/platform/time.ts'
import { audit, type Caller, commandLine } from '../audit/audit.queries.ts'
import { listRemoved } from '../documents/documents.queries.ts'
import { eraseMarkedFiles } from '../documents/sweep.ts'
import { addReceipt } from './privacy.queries.ts'

/** Records that are deleted together. */
export type DeletedKind = {
  /** The plural that the receipt uses. */
  label: string
  objectKind: RecordKind
  /** Deletes one and returns the names of its files; undefined when it was already gone. */
  remove: (db: Db, id: string, now: Date) => Promise<string[] | undefined>
}

/**
 * Deletes several records and leaves a receipt that does not say whose they were. Call it in a
 * transaction, after the holds were checked.
 */
export async function deleteRecords(
  db: Db,
  { label, objectKind, remove }: DeletedKind,
  ids: string[],
  { caller, action, now }: { caller: Caller; action: AuditAction; now: Date },
) {
  const deleted: string[] = []
  const files: string[] = []
  for (const id of ids) {
    const names = await remove(db, id, now)
    if (!names) continue
    deleted.push(id)
    files.push(...names)
  }
  if (deleted.length === 0) return { deleted, files }
  const erased = [{ label, count: deleted.length }]
  if (files.length > 0) erased.push({ label: 'Documents', count: files.length })
  const actorId = caller.actor?.user._id ?? ''
  await addReceipt(db, { id: newId(), at: now.toISOString(), actorId, erased })
  for (const objectId of deleted) await audit(db, caller, now, { action, objectKind, objectId })
  return { deleted, files }
}

const batchSize = 500

/** What a task says that did nothing because of a backup. */
export const backupRuns = 'Nothing was deleted, because a backup is being made.'

/** When such a task runs again. */
export const soonAfterBackup = (now: Date, result: string) =>
  timeAfter(now, result === backupRuns ? 1 * hours : 1 * days)

/**
 * Deletes what was kept long enough, in several transactions, and says how many records. It waits for a
 * backup that is being made, and then returns undefined.
 */
export async function deleteOld(
  context: Context,
  now: Date,
  kind: DeletedKind,
  /** The next records, at most this many, without those on hold. */
  next: (db: Db, limit: number) => Promise<string[]>,
): Promise<number | undefined> {
  const { db, auditKeys, documents } = context
  const by = { caller: commandLine(auditKeys), action: 'deleted-after-set-time' as const, now }
  let total = 0
  for (;;) {
    if (await documents.hasBackupLease()) return total || undefined
    const { deleted } = await transact(db, async (db) =>
      deleteRecords(db, kind, await next(db, batchSize), by),
    )
    total += deleted.length
    if (deleted.length < batchSize) break
  }
  await eraseMarkedFiles(context, await listRemoved(db))
  return total
}
