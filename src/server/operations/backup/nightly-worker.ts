import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { requireUndamaged } from '#server/platform/db/whole-database.ts'
import type { BackupSettings, Settings } from '#server/platform/settings/settings.ts'
import { describeError } from '../command.ts'
import { createBackup } from './backup.ts'
import { reasonIn } from './backup-folder.ts'
import { sealingKey } from './backup-keys.ts'
import { inTransferFolder, openS3Backups } from './backup-place.ts'
import { proveBackup } from './prove.ts'
import type { S3Backups } from './s3-backups.ts'

/** A backup that goes to S3 is made next to the data, and proved as it is there. */
export type NightlyJob = { settings: Settings; backup: BackupSettings; name: string; now: Date }
export type NightlyResult = {
  size: number
  rows: number
  files: number
  /** Why the backup could not be proved; else empty. */
  problem: string
}

// A thread of its own, because reading and writing a whole database would block every request.
const { settings, backup, name, now } = workerData as NightlyJob
const stop = new AbortController()
parentPort?.once('message', () => stop.abort())
/** Backup and restore report each table and file, and end when this throws. */
const report = () => stop.signal.throwIfAborted()

async function makeAndProve(): Promise<NightlyResult> {
  await requireUndamaged(settings)
  const store = await openS3Backups(backup)
  if (!store) return makeAt(join(backup.folder, name))
  return inTransferFolder(settings.dataDir, (folder) => makeAt(join(folder, name), store))
}

async function makeAt(file: string, store?: S3Backups): Promise<NightlyResult> {
  const key = await sealingKey(settings)
  const options = { report, now, signal: stop.signal, key }
  const { tables, files } = await createBackup(settings, file, options)
  if (store) {
    await store.upload(file, name, stop.signal)
    await rm(file)
    await store.download(name, file, stop.signal)
  }
  const problem = await proveBackup(settings, file, { report, now }).then(() => '', describeError)
  stop.signal.throwIfAborted()
  return {
    size: (await stat(file)).size,
    rows: tables.reduce((sum, table) => sum + table.rows, 0),
    files: files.length,
    problem,
  }
}

const result = await makeAndProve().catch((error) => {
  // Only plain errors reach the other thread as they are.
  throw new Error(reasonIn(backup.s3 ? settings.dataDir : backup.folder, error))
})
parentPort?.postMessage(result)
parentPort?.close()
