import type { AuditAction } from '#contract/records/audit-actions.ts'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/portable.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { dayIn, days, hours, startOfDay, timeAfter } from '#server/platform/time.ts'
import { audit, type Caller, commandLine } from '../audit/audit.queries.ts'
import { clockInDoubt } from '../clock/clock.ts'
import { listRemoved } from '../documents/documents.queries.ts'
import { eraseMarkedFiles } from '../documents/sweep.ts'
import { forgetMarks, listMarkedBefore, markDue } from './due-records.queries.ts'
import { addReceipt, type FromPeople, listNotHeld } from './privacy.queries.ts'

/** Records that are deleted together. */
export type DeletedKind = {
  /** The plural that the receipt uses. */
  label: string
  objectKind: RecordKind
  /** Where they are, with the email and phone by which a hold is found. */
  table: FromPeople
  /** Deletes one and returns the names of its files; undefined when it was already gone. */
  remove: (db: Db, id: string, now: Date) => Promise<string[] | undefined>
}

/**
 * Deletes several records, without those on hold, and leaves a receipt that does not say whose they were. Call it in a
 * transaction.
 */
export async function deleteRecords(
  db: Db,
  { label, objectKind, table, remove }: DeletedKind,
  ids: string[],
  { caller, action, now }: { caller: Caller; action: AuditAction; now: Date },
) {
  const deleted: string[] = []
  const files: string[] = []
  for (const id of await listNotHeld(db, table, ids)) {
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

/** Deleted in one transaction. */
const batchSize = 500
/** Looked at in one run; the databases take no more in one statement. */
const mostDue = 10_000

/** What a task says that did nothing because of a backup. */
export const backupRuns = 'Nothing was deleted, because a backup is being made.'

/** A task that could not delete runs again soon. */
export const soonIfPrevented = (now: Date, result: string) =>
  timeAfter(now, [backupRuns, clockInDoubt].includes(result) ? 1 * hours : 1 * days)

/**
 * Deletes what was kept long enough, in several transactions, and says how many records. What is due is only
 * marked on the first day and deleted on a later one, so that a wrong clock or rule can be noticed before. It waits
 * for a backup that is being made, and then returns undefined.
 */
export async function deleteOld(
  context: Context,
  now: Date,
  kind: DeletedKind,
  /** The records that are due, at most this many, without those on hold. */
  listDue: (db: Db, limit: number) => Promise<string[]>,
): Promise<{ deleted: number; marked: number } | undefined> {
  const { db, auditKeys, documents } = context
  const by = { caller: commandLine(auditKeys), action: 'deleted-after-set-time' as const, now }
  const { objectKind } = kind
  if (await documents.hasBackupLease()) return undefined
  const marked = await transact(db, async (db) =>
    markDue(db, objectKind, await listDue(db, mostDue), now),
  )
  const today = startOfDay(providerZone(), dayIn(providerZone(), now))
  const ripe = await listMarkedBefore(db, objectKind, today)
  let deleted = 0
  for (let done = 0; done < ripe.length; done += batchSize) {
    if (await documents.hasBackupLease()) break
    deleted += await transact(db, async (db) => {
      // Someone may have put a hold on one since it was marked.
      const due = new Set(await listDue(db, mostDue))
      const ids = ripe.slice(done, done + batchSize).filter((id) => due.has(id))
      await forgetMarks(db, ids)
      return (await deleteRecords(db, kind, ids, by)).deleted.length
    })
  }
  await eraseMarkedFiles(context, await listRemoved(db))
  return { deleted, marked }
}

/** " Marked, to be deleted on a later day: 3.", or nothing for none. */
export const markedInWords = (marked: number) =>
  marked > 0 ? ` Marked, to be deleted on a later day: ${marked}.` : ''
