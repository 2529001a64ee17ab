import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { openPromise } from 'yauzl'
import { ZipFile } from 'yazl'
import {
  type Manifest,
  manifestName,
  tableEntry,
} from '#server/operations/backup/archive-format.ts'
import { openArchive } from '#server/operations/backup/archive-reader.ts'
import { listTables, type Row, readRows } from '#server/operations/backup/tables.queries.ts'
import type { Db } from '#server/platform/db/transact.ts'

export type Tables = Record<string, Row[]>

/** All rows of a database by table, sorted in the same way for both engines. */
export async function rowsIn(db: Db): Promise<Tables> {
  const tables: Tables = {}
  for (const table of await listTables(db)) {
    tables[table.name] = inOrder((await Array.fromAsync(readRows(db, table))).flat())
  }
  return tables
}

/** Opens an archive, a sealed one with the keys in this folder. */
export const openTestArchive = (file: string, keysDir = '') =>
  openArchive(file, { backupKey: undefined, keysDir, dataDir: tmpdir() })

/** All rows of an archive, sorted like those of `rowsIn`. */
export async function rowsInArchive(file: string, keysDir?: string): Promise<Tables> {
  const archive = await openTestArchive(file, keysDir)
  const tables: Tables = {}
  for (const table of archive.manifest.tables) {
    tables[table.name] = inOrder((await Array.fromAsync(archive.rows(table))).flat())
  }
  archive.close()
  return tables
}

// The engines return columns in different orders, and SQLite's rows have no prototype.
const inOrder = (rows: Row[]) =>
  rows
    .map((row) => Object.fromEntries(Object.entries(row).sort()) as Row)
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))

/** The files in a data folder by name, with a hash of their content. */
export async function filesIn(dataDir: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const folder of ['pictures', 'documents']) {
    for (const name of await readdir(join(dataDir, folder)).catch(() => [])) {
      files[`${folder}/${name}`] = hash(await readFile(join(dataDir, folder, name)))
    }
  }
  return files
}

export const filesInManifest = ({ files }: Manifest) =>
  Object.fromEntries(files.map(({ name, sha256 }) => [name, sha256]))

export type Entries = Map<string, Buffer>

/** Writes a changed copy of an archive. */
export async function rewrite(from: string, to: string, change: (entries: Entries) => void) {
  const zip = await openPromise(from)
  const entries: Entries = new Map()
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  change(entries)
  const changed = new ZipFile()
  // Compressing thousands of empty files, or a large one well, took half the time of the tests that do so.
  for (const [name, bytes] of entries) {
    changed.addBuffer(bytes, name, { compressionLevel: bytes.length > 0 ? 1 : 0 })
  }
  changed.end()
  await pipeline(changed.outputStream, createWriteStream(to))
}

export function changeManifest(entries: Entries, change: (manifest: Manifest) => void) {
  const listName = entries.has(manifestName) ? manifestName : 'site.json'
  const manifest = JSON.parse(String(entries.get(listName)))
  change(manifest)
  entries.set(listName, Buffer.from(JSON.stringify(manifest)))
}

/** Changes a table and its checksum, so that the archive is still valid. */
export function changeTable(entries: Entries, name: string, change: (text: string) => string) {
  const bytes = Buffer.from(change(String(entries.get(tableEntry(name)))))
  entries.set(tableEntry(name), bytes)
  changeManifest(entries, ({ tables }) => {
    const table = tables.find((each) => each.name === name)
    if (table) Object.assign(table, { size: bytes.length, sha256: hash(bytes) })
  })
}

/** Replaces a file and its checksum. */
export function changeFile(entries: Entries, name: string, bytes: Buffer) {
  entries.set(`files/${name}`, bytes)
  changeManifest(entries, ({ files }) => {
    const file = files.find((each) => each.name === name)
    if (file) Object.assign(file, { size: bytes.length, sha256: hash(bytes) })
  })
}

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
