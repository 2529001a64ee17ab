import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from '#server/platform/db/connect.ts'
import { requireIntegrity } from '#server/platform/db/integrity.ts'
import { createDiskStore } from '#server/platform/files/stores/disk-store.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import type { Report } from '../command.ts'
import type { Manifest } from './archive-format.ts'
import { openArchive } from './archive-reader.ts'
import { compareFiles, compareRows } from './compare.ts'
import { requireDiskSpace } from './disk-space.ts'
import { endedByRestore, restoreBackup } from './restore.ts'

/** Left free on the disk, so that the server can go on working. */
const reserve = 200_000_000

/** Where a backup is restored for a test: next to the data, which is as secret as this copy of it. */
export const proofFolder = (dataDir: string) => join(dataDir, 'backup-proof')

/**
 * Restores a backup into a temporary folder with a SQLite database, and compares every row and every
 * file with the archive. Nothing remains of it.
 */
export async function proveBackup(
  settings: Settings,
  file: string,
  options: { report: Report; now: Date },
): Promise<void> {
  const dataDir = proofFolder(settings.dataDir)
  const archive = await openArchive(file)
  try {
    await requireDiskSpace(settings.dataDir, totalSize(archive.manifest) + reserve)
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    const target = { ...settings, databaseUrl: undefined, s3: undefined, dataDir }
    await restoreBackup(target, file, options)
    const db = connect(target)
    try {
      await requireIntegrity(db)
      await compareRows(archive, db, 'sqlite', endedByRestore)
    } finally {
      await db.destroy()
    }
    await compareFiles(archive.manifest, createDiskStore(dataDir), options.report)
  } finally {
    archive.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Rows take more space in a database than as text: it has indexes, and a log of what is written. */
const totalSize = ({ tables, files }: Manifest) =>
  3 * tables.reduce((sum, { size }) => sum + size, 0) +
  files.reduce((sum, { size }) => sum + size, 0)
