import { createHash } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from '../db/connect.ts'
import { requireIntegrity } from '../db/integrity.ts'
import type { Db } from '../db/transact.ts'
import { createDiskStore } from '../files/stores/disk-store.ts'
import type { FileStore } from '../files/stores/file-store.ts'
import type { Settings } from '../settings.ts'
import type { Manifest } from './archive-format.ts'
import { type Archive, openArchive } from './archive-reader.ts'
import type { Report } from './command.ts'
import { restoreBackup } from './restore.ts'
import { requireRoom } from './room.ts'
import { listTables, type Row, readRows } from './tables.ts'

/** Left free on the disk, so that the server can go on working. */
const reserve = 200_000_000

/** A restore ends sessions, drops mail and writes a line into the audit log. */
const changedByRestore = new Set([
  'sessions',
  'mail_outbox',
  'audit_log',
  'audit_chain',
  'audit_chain_end',
])

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
    await requireRoom(settings.dataDir, sizeOf(archive.manifest) + reserve)
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    const target = { ...settings, databaseUrl: undefined, s3: undefined, dataDir }
    await restoreBackup(target, file, options)
    const db = connect(target)
    try {
      await requireIntegrity(db)
      await compareRows(archive, db)
    } finally {
      await db.destroy()
    }
    await compareFiles(archive.manifest, createDiskStore(dataDir), options.report)
  } finally {
    archive.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Rows take more room in a database than as text: it has indexes, and a log of what is written. */
const sizeOf = ({ tables, files }: Manifest) =>
  3 * tables.reduce((sum, { size }) => sum + size, 0) +
  files.reduce((sum, { size }) => sum + size, 0)

async function compareRows(archive: Archive, db: Db) {
  const restored = await listTables(db)
  for (const table of archive.manifest.tables) {
    if (changedByRestore.has(table.name)) continue
    const found = restored.find(({ name }) => name === table.name)
    const digest = found && (await digestOf(readRows(db, found)))
    if (digest !== (await digestOf(archive.rows(table)))) {
      throw new Error(`The rows of ${table.name} are different after the restore.`)
    }
  }
}

/** The same for the same rows in any order, because databases do not sort texts alike. */
async function digestOf(batches: AsyncIterable<Row[]>): Promise<string> {
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

async function compareFiles({ files }: Manifest, store: FileStore, report: Report) {
  for (const [index, { name, sha256 }] of files.entries()) {
    await report('Compared', index, files.length)
    const found = createHash('sha256')
      .update(await store.get(name))
      .digest('hex')
    if (found !== sha256) throw new Error(`${name} is different after the restore.`)
  }
}
