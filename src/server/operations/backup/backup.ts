import { access, rename, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Transform } from 'node:stream'
import {
  connect,
  type DatabaseAddress,
  getEngine,
  sqliteFile,
} from '#server/platform/db/connect.ts'
import { lastMigration, refuseUnknownDatabase } from '#server/platform/db/migrate.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { inSnapshot } from '#server/platform/db/whole-database.ts'
import { isMissing } from '#server/platform/errors.ts'
import { takeBackupLease } from '#server/platform/files/backup-lease.ts'
import { flushFolder } from '#server/platform/files/stores/disk-store.ts'
import {
  type FileStore,
  type FilesAddress,
  inStore,
} from '#server/platform/files/stores/file-store.ts'
import { openFileStore } from '#server/platform/files/stores/open-store.ts'
import { readEnd } from '#server/records/audit/chain.queries.ts'
import type { Report } from '../command.ts'
import {
  type ArchiveWriter,
  createArchive,
  fileEntry,
  formatVersion,
  type Manifest,
  tableEntry,
  toLines,
} from './archive-format.ts'
import type { BackupKey } from './backup-keys.ts'
import { listReferencedFiles, type ReferencedFile } from './file-references.ts'
import { loadSealLibrary, type SealContext } from './seal-library.ts'
import { listTables, readRows } from './tables.queries.ts'

type Options = {
  report: Report
  now: Date
  signal: AbortSignal
  /** Without a key the archive is open, for one that is deleted as soon as it was read. */
  key?: BackupKey
}

/**
 * Writes database and files into one new archive while the server keeps running. The rows come from
 * one moment; the files they refer to never change, and none is deleted before it has been copied.
 */
export async function createBackup(
  address: DatabaseAddress & FilesAddress,
  file: string,
  { report, now, signal, key }: Options,
): Promise<Manifest> {
  const unfinished = `${file}.part`
  await refuseExisting(file)
  await requireDatabase(address)
  const store = await openFileStore(address)
  const madeAt = now.toISOString()
  const sealing = key && (await createSealing(key, await describeBackup(address, madeAt)))
  const release = await takeBackupLease(store)
  const archive = createArchive(unfinished, signal, sealing)
  try {
    const { migration, tables, referenced } = await inSnapshot(address, async (db) => ({
      migration: await knownMigration(db),
      tables: await addTables(archive, db, report),
      referenced: await listReferencedFiles(db),
    }))
    const files = await addFiles(archive, store, referenced, report)
    const engine = getEngine(address)
    const manifest = { format: formatVersion, madeAt, engine, migration, tables, files } as const
    await archive.end(manifest)
    // No other backup can create the file between this check and the rename: we have its .part file.
    await refuseExisting(file)
    await rename(unfinished, file)
    await flushFolder(dirname(file))
    return manifest
  } catch (error) {
    await archive.discard()
    throw error
  } finally {
    await release()
  }
}

export async function refuseExisting(file: string) {
  const found = await stat(file).catch(() => undefined)
  if (found) throw new Error(`${file} already exists and was not changed.`)
}

async function requireDatabase(address: DatabaseAddress) {
  if (getEngine(address) === 'postgres') return
  const file = sqliteFile(address)
  await access(file).catch(() => {
    throw new Error(`There is no database at ${file}. Is DATA_DIR right?`)
  })
}

/** Read before the rows, so that they contain this end of the audit log. */
async function describeBackup(address: DatabaseAddress, madeAt: string): Promise<SealContext> {
  const db = connect(address)
  try {
    const end = await readEnd(db)
    const auditEnd = end ? `${end.count} ${end.hash} ${end.seal}` : ''
    return { purpose: 'backup', madeAt, auditEnd }
  } finally {
    await db.destroy()
  }
}

async function knownMigration(db: Db): Promise<string> {
  const migration = await lastMigration(db)
  if (migration === undefined) throw new Error('The database is empty.')
  await refuseUnknownDatabase(db)
  return migration
}

async function addTables(archive: ArchiveWriter, db: Db, report: Report) {
  const tables = await listTables(db)
  const added: Manifest['tables'] = []
  for (const table of tables) {
    await report('Tables', added.length, tables.length)
    let rows = 0
    const lines = toLines(readRows(db, table), (count) => {
      rows += count
    })
    const content = await archive.add(tableEntry(table.name), lines, true)
    added.push({ name: table.name, rows, ...content })
  }
  await report('Tables', tables.length, tables.length)
  return added
}

async function addFiles(
  archive: ArchiveWriter,
  store: FileStore,
  files: ReferencedFile[],
  report: Report,
) {
  const added: Manifest['files'] = []
  for (const { name, owner } of files) {
    await report('Files', added.length, files.length)
    // Pictures are compressed and documents encrypted already: compressing them again saves nothing.
    const content = await archive.add(fileEntry(name), read(store, name), false).catch((error) => {
      throw isMissing(error)
        ? new Error(`${name} is not ${inStore(store)}, but ${owner} needs it.`)
        : error
    })
    added.push({ name, ...content })
  }
  await report('Files', files.length, files.length)
  return added
}

async function* read(store: FileStore, name: string) {
  yield await store.get(name)
}

const frameLength = 64 * 1024

/**
 * Seals what flows through it with the AWS Encryption SDK. The library's own stream is never destroyed: it would
 * throw where nobody can catch it, so after a fault it is only left behind.
 */
async function createSealing(key: BackupKey, context: SealContext): Promise<Transform> {
  const { encryptStream, keyring, suite } = await loadSealLibrary([key])
  const inner = encryptStream(keyring, { suiteId: suite, encryptionContext: context, frameLength })
  const sealing = new Transform({
    transform(chunk, _, done) {
      if (inner.write(chunk)) done()
      else inner.once('drain', () => done())
    },
    flush(done) {
      inner.once('end', () => done())
      inner.end()
    },
  })
  inner.on('data', (chunk: Buffer) => sealing.push(chunk))
  inner.once('error', (error: Error) => sealing.destroy(error))
  return sealing
}
