import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { connect, getEngine } from '#server/platform/db/connect.ts'
import { newId } from '#server/platform/db/portable.ts'
import { openFileStore } from '#server/platform/files/stores/open-store.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import { openArchive } from '../backup/archive-reader.ts'
import { createBackup } from '../backup/backup.ts'
import { compareFiles, compareRows } from '../backup/compare.ts'
import { restoreBackup } from '../backup/restore.ts'
import type { Report } from '../command.ts'

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
  const archive = await openArchive(file)
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
