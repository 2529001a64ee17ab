import { rm } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import type { Context } from '#server/platform/context.ts'
import { setMilestoneUnlessSince } from '#server/platform/db/milestones.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { BackupRow } from '#server/platform/db/tables/operations.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { programFile } from '#server/platform/settings/project-folder.ts'
import type { BackupSettings } from '#server/platform/settings/settings.ts'
import { clockTimeIn, dayIn, seconds, startOfDay } from '#server/platform/time.ts'
import { mayDeleteByClock } from '#server/records/clock/clock.ts'
import { count } from '../command.ts'
import { backupEnding, megabytes, requireDiskSpace } from './backup-folder.ts'
import { removeBackup, requirePlace, transferFolder } from './backup-place.ts'
import { beginBackup, endBackup, forgetBackup, listBackups } from './backups.queries.ts'
import type { NightlyJob, NightlyResult } from './nightly-worker.ts'
import { proofFolder } from './prove.ts'

type Dependencies = Pick<Context, 'db' | 'settings' | 'now' | 'files'>

/** Makes a backup, proves it by restoring it, and deletes the oldest ones. Returns what it did. */
export async function backUpNightly(
  context: Dependencies,
  backup: BackupSettings,
  stop: AbortSignal,
): Promise<string> {
  const { db, settings, now } = context
  const { folder } = backup
  await requirePlace(backup)
  await discardInterrupted(db, backup, settings.dataDir)
  const [last] = await listBackups(db, folder)
  if (last) await requireDiskSpace(backup.s3 ? settings.dataDir : folder, last.size)
  const row = await beginBackup(db, { folder, file: nameFor(now()) }, now())
  const job = { settings, backup, name: row.file, now: now() }
  const result = await runNightlyThread(job, stop).catch(async (error) => {
    // What failed first is the reason, also when the store cannot be reached now.
    await discardInterrupted(db, backup, settings.dataDir).catch(() => {})
    throw error
  })
  await endBackup(db, row, result, now())
  // Their order is that of the clock, so a wrong one would discard the newest.
  if (await mayDeleteByClock(context, now())) await discardOld(db, backup)
  const { rows, files, size, problem } = result
  if (problem) throw new Error(`${row.file} was made, but it could not be proved: ${problem}`)
  return `Made and proved ${row.file}: ${count(rows, 'row')}, ${count(files, 'file')}, ${megabytes(size)}.`
}

/** poplar-2026-11-15-0230-1a2b3c4d.backup: the random end keeps installations apart that share a folder. */
const nameFor = (now: Date) =>
  `poplar-${clockTimeIn(providerZone(), now.toISOString()).replace(' ', '-').replace(':', '')}-${newId().slice(-8)}${backupEnding}`

/** What a crash left behind: only files that we know by name. */
async function discardInterrupted(db: Db, backup: BackupSettings, dataDir: string) {
  for (const folder of [proofFolder(dataDir), transferFolder(dataDir)]) {
    await rm(folder, { recursive: true, force: true })
  }
  for (const row of await listBackups(db, backup.folder)) {
    if (row.ended_at === null) await discard(db, backup, row)
  }
}

/** One that the store keeps for now, because of object lock, is removed in a later run. */
async function discard(db: Db, backup: BackupSettings, row: BackupRow) {
  if (await removeBackup(backup, row.file)) await forgetBackup(db, row)
}

/** Keeps the newest ones that are proved. One that is not proved stays until there is a newer one. */
async function discardOld(db: Db, backup: BackupSettings) {
  const [newest, ...older] = await listBackups(db, backup.folder)
  const proved = [newest, ...older].filter((row) => row?.proved_at)
  const unproved = older.filter((row) => !row.proved_at)
  for (const row of [...proved.slice(backup.keep), ...unproved]) {
    if (row) await discard(db, backup, row)
  }
}

/** Mails the office that the backup failed, at most once a day: it is tried again every two hours. */
export async function warnOfFailedBackup({ db, mail, now }: Pick<Context, 'db' | 'mail' | 'now'>) {
  if (!mail) return
  const today = startOfDay(providerZone(), dayIn(providerZone(), now()))
  await transact(db, async (db) => {
    const isFirst = await setMilestoneUnlessSince(
      db,
      'last warning of a failed backup',
      today,
      now(),
    )
    if (isFirst) await mail.announceFailedBackup(db)
  })
}

/** How long a thread may take to remove what it has written when the server stops. */
const closeWithin = 3 * seconds

/** Makes and proves one backup in a thread of its own. */
async function runNightlyThread(job: NightlyJob, stop: AbortSignal): Promise<NightlyResult> {
  stop.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<NightlyResult>()
  const worker = new Worker(programFile('operations/backup/nightly-worker'), {
    workerData: job,
    // The server may have been started with options that are meant for it alone.
    execArgv: [],
  })
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error('The backup ended without a result.')))
  const end = () => {
    worker.postMessage('stop')
    setTimeout(() => worker.terminate(), closeWithin).unref()
  }
  stop.addEventListener('abort', end, { once: true })
  return promise.finally(() => stop.removeEventListener('abort', end))
}
