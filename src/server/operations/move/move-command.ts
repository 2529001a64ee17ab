import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { getEngine } from '#server/platform/db/connect.ts'
import { describeInstance, listRunning, lockDataFolder } from '#server/platform/db/instances.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { readSettings, type Settings } from '#server/platform/settings/settings.ts'
import { count, showProgress } from '../command.ts'
import { moveInstallation } from './move.ts'

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
