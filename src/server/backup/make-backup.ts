import { createReadStream } from 'node:fs'
import { access, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type DatabaseAddress, engineOf, sqliteFile } from '../db/connect.ts'
import { isKnownMigration, lastMigration } from '../db/migrate.ts'
import type { Db } from '../db/transact.ts'
import { holdFiles } from '../files/hold.ts'
import { flushFolder } from '../files/store.ts'
import { type ArchiveWriter, createArchive } from './archive-writer.ts'
import { toLines } from './lines.ts'
import { fileEntry, formatVersion, type Manifest, tableEntry } from './manifest.ts'
import { listNeededFiles, type NeededFile } from './needed-files.ts'
import type { Report } from './progress.ts'
import { inSnapshot } from './snapshot.ts'
import { listTables, readRows } from './tables.ts'

type Options = { report: Report; now: Date; signal: AbortSignal }

/**
 * Writes database and files into one new archive, while others go on working. The rows are those of
 * one moment; the files that they name never change, and are held on the disk until they are copied.
 */
export async function makeBackup(
  address: DatabaseAddress,
  file: string,
  { report, now, signal }: Options,
): Promise<Manifest> {
  const unfinished = `${file}.part`
  await refuseExisting(file)
  await requireDatabase(address)
  const release = await holdFiles(address.dataDir)
  const archive = createArchive(unfinished, signal)
  try {
    const { migration, tables, needed } = await inSnapshot(address, async (db) => ({
      migration: await knownMigration(db),
      tables: await addTables(archive, db, report),
      needed: await listNeededFiles(db),
    }))
    const files = await addFiles(archive, address.dataDir, needed, report)
    const madeAt = now.toISOString()
    const engine = engineOf(address)
    const manifest = { format: formatVersion, madeAt, engine, migration, tables, files } as const
    await archive.end(manifest)
    // Nobody else has this unfinished file, so nobody of us can come between the look and the rename.
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

async function refuseExisting(file: string) {
  const found = await stat(file).catch(() => undefined)
  if (found) throw new Error(`${file} is there already, and stays as it is.`)
}

async function requireDatabase(address: DatabaseAddress) {
  if (engineOf(address) === 'postgres') return
  const file = sqliteFile(address)
  await access(file).catch(() => {
    throw new Error(`There is no database at ${file}. Is DATA_DIR right?`)
  })
}

async function knownMigration(db: Db): Promise<string> {
  const migration = await lastMigration(db)
  if (migration === undefined) throw new Error('The database is empty.')
  if (isKnownMigration(migration)) return migration
  throw new Error(`The database is newer than this program: it has been through ${migration}.`)
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
  dataDir: string,
  needed: NeededFile[],
  report: Report,
) {
  const added: Manifest['files'] = []
  for (const { name, owner } of needed) {
    await report('Files', added.length, needed.length)
    const bytes = createReadStream(join(dataDir, name))
    // Pictures are packed and documents are sealed: neither gets any smaller.
    const content = await archive.add(fileEntry(name), bytes, false).catch((error) => {
      throw error.code === 'ENOENT'
        ? new Error(`${name} is not on the disk, but ${owner} needs it.`)
        : error
    })
    added.push({ name, ...content })
  }
  await report('Files', needed.length, needed.length)
  return added
}
