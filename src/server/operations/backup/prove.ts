import { createHash } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { connect, type Engine } from '#server/platform/db/connect.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { requireIntegrity } from '#server/platform/db/whole-database.ts'
import { createDiskStore } from '#server/platform/files/stores/disk-store.ts'
import type { FileStore } from '#server/platform/files/stores/file-store.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import type { Report } from '../command.ts'
import type { Manifest } from './archive-format.ts'
import { type Archive, openArchive } from './archive-reader.ts'
import { requireDiskSpace } from './backup-folder.ts'
import { endedByRestore, restoreOpened } from './restore.ts'
import { listTables, type Row, readRows, withoutNul } from './tables.queries.ts'

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
  const target = { ...settings, databaseUrl: undefined, s3: undefined, dataDir }
  const archive = await openArchive(file, target)
  try {
    await requireDiskSpace(settings.dataDir, totalSize(archive.manifest) + reserve)
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await restoreOpened(target, file, archive, options)
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

/** A restore writes a line into the audit log. */
const auditTables = ['audit_log', 'audit_chain', 'audit_chain_end']

/** Throws when a row is different in the database after a restore. `changed` are tables that it changes on purpose. */
export async function compareRows(
  archive: Archive,
  db: Db,
  engine: Engine,
  changed: readonly string[] = [],
) {
  const restored = await listTables(db)
  const ignored = new Set([...auditTables, ...changed])
  for (const table of archive.manifest.tables) {
    // A restore gives an id to an installation that has none yet.
    const isNew = table.name === 'installation' && table.rows === 0
    if (isNew || ignored.has(table.name)) continue
    const found = restored.find(({ name }) => name === table.name)
    const digest = found && (await hashRows(readRows(db, found)))
    if (digest !== (await hashRows(storable(archive.rows(table), engine)))) {
      throw new Error(`The rows of ${table.name} are different after the restore.`)
    }
  }
}

export async function compareFiles({ files }: Manifest, store: FileStore, report: Report) {
  for (const [index, { name, sha256 }] of files.entries()) {
    await report('Compared', index, files.length)
    const found = createHash('sha256')
      .update(await store.get(name))
      .digest('hex')
    if (found !== sha256) throw new Error(`${name} is different after the restore.`)
  }
  await report('Compared', files.length, files.length)
}

async function* storable(batches: AsyncIterable<Row[]>, engine: Engine) {
  for await (const rows of batches) yield engine === 'postgres' ? rows.map(withoutNul) : rows
}

/** The same for the same rows in any order, because databases do not sort texts alike. */
async function hashRows(batches: AsyncIterable<Row[]>): Promise<string> {
  const digest = Buffer.alloc(32)
  for await (const rows of batches) {
    for (const row of rows) {
      const columns = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))
      const hash = createHash('sha256').update(JSON.stringify(columns)).digest()
      for (const [index, byte] of hash.entries()) digest[index] = (digest[index] ?? 0) ^ byte
    }
  }
  return digest.toString('hex')
}
