import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { connect, getEngine } from '#server/platform/db/connect.ts'
import { describeInstance, listRunning, lockDataFolder } from '#server/platform/db/instances.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { openFileStore } from '#server/platform/files/stores/open-store.ts'
import { readSettings, type Settings } from '#server/platform/settings/settings.ts'
import { openArchive } from '../backup/archive-reader.ts'
import { createBackup } from '../backup/backup.ts'
import { compareFiles, compareRows } from '../backup/prove.ts'
import { restoreBackup } from '../backup/restore.ts'
import { count, type Report, showProgress } from '../command.ts'

/** `npm run office -- move --to FILE`: copies everything to another database and file store. */
export async function moveCommand(db: Db, from: Settings, file: string, now: Date) {
  const to = await readTarget(file)
  await refuseWhileRunning(db, now)
  const lock = lockDataFolder(from)
  const { report, clear } = showProgress(process.stdout)
  try {
    const { rows, files } = await moveInstallation(from, to, { report, now }).finally(clear)
    return `Copied ${count(rows, 'row')} to ${place(to)} and ${count(files, 'file')} to ${to.s3 ? 'S3' : to.dataDir}, and compared all of them.
Nothing was changed where they were. Start the server with the settings in ${file} and with the same keys.`
  } finally {
    lock?.close()
  }
}

/** Where the installation is now must not show through, so these settings come from the file alone. */
async function readTarget(file: string): Promise<Settings> {
  const { DATABASE_URL: _, FILES_URL: __, DATA_DIR: ___, ...env } = process.env
  const target = parseEnv(await readFile(file, 'utf8'))
  if (!target.DATA_DIR)
    throw new Error(`${file} needs DATA_DIR, and may have DATABASE_URL and FILES_URL.`)
  return readSettings({ ...env, ...target })
}

/** With SQLite, the lock of the data folder does this. */
async function refuseWhileRunning(db: Db, now: Date) {
  const running = await listRunning(db, now)
  if (running.length === 0) return
  throw new Error(
    `Stop the server first: what it stores meanwhile would be left behind (${running.map(describeInstance).join('; ')}).`,
  )
}

const place = (settings: Settings) =>
  getEngine(settings) === 'postgres' ? 'PostgreSQL' : `SQLite in ${settings.dataDir}`

type Options = { report: Report; now: Date }

/**
 * Copies an installation through a backup, which can be restored into any database and file store, and
 * compares every row and every file with it. Sessions and waiting mail come along.
 */
export async function moveInstallation(from: Settings, to: Settings, { report, now }: Options) {
  // Next to the data, which is as secret as this copy of it.
  const file = join(from.dataDir, `moving-${newId()}.zip`)
  try {
    await createBackup(from, file, { report, now, signal: new AbortController().signal })
    await restoreBackup(to, file, { report, now, moving: true })
    const { tables, files } = await compare(to, file, report)
    return { rows: tables.reduce((sum, table) => sum + table.rows, 0), files: files.length }
  } finally {
    await rm(file, { force: true })
  }
}

async function compare(to: Settings, file: string, report: Report) {
  const archive = await openArchive(file, to)
  const db = connect(to, { timeLimits: false })
  try {
    await compareRows(archive, db, getEngine(to))
    await compareFiles(archive.manifest, await openFileStore(to), report)
    return archive.manifest
  } finally {
    archive.close()
    await db.destroy()
  }
}
