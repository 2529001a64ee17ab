import { createHash } from 'node:crypto'
import { closeSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { type Entry, fromFdPromise, openPromise, type ZipFile } from 'yauzl'
import type { Report } from '../command.ts'
import {
  type Content,
  fileEntry,
  fromLines,
  Manifest,
  manifestLimit,
  manifestName,
  tableEntry,
} from './archive-format.ts'
import { requireSafeFileNames } from './file-references.ts'
import type { Row } from './tables.queries.ts'
import { isSealed, type UnsealSettings, unseal } from './unseal.ts'

type Entries = Map<string, Entry>
type Table = Manifest['tables'][number]
type File = Manifest['files'][number]

export type Archive = Awaited<ReturnType<typeof openArchive>>

/** Opens an archive. Reading a damaged entry fails at the latest at its end; a sealed one is checked completely before. */
export async function openArchive(file: string, settings: UnsealSettings) {
  const sealed = await isSealed(file)
  const zip = await openZip(file, sealed ? await unseal(file, settings) : undefined)
  try {
    const entries = await listEntries(zip)
    const manifest = await readManifest(zip, entries)
    requireListedEntries(entries, manifest)
    return {
      manifest,
      sealed,
      close: () => zip.close(),
      rows: (table: Table) => readRows(zip, entries, table),
      bytes: ({ name, ...content }: File) => readEntry(zip, entries, fileEntry(name), content),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

/** Reads every byte of an archive, so that nothing is restored from a damaged one. */
export async function verifyArchive(archive: Archive, report: Report) {
  const { tables, files } = archive.manifest
  const count = tables.length + files.length
  for (const [index, table] of tables.entries()) {
    await report('Checked', index, count)
    for await (const rows of archive.rows(table)) requireSafeFileNames(table.name, rows)
  }
  for (const [index, file] of files.entries()) {
    await report('Checked', tables.length + index, count)
    for await (const _ of archive.bytes(file));
  }
  await report('Checked', count, count)
}

async function openZip(file: string, unsealed: number | undefined): Promise<ZipFile> {
  const options = { autoClose: false, strictFileNames: true }
  try {
    if (unsealed === undefined) return await openPromise(file, options)
    return await fromFdPromise(unsealed, options)
  } catch (error) {
    if (unsealed !== undefined) closeSync(unsealed)
    // Errors of the file system have a code, and their message names the file.
    if (error instanceof Error && 'code' in error) throw error
    throw new Error(`${file} is not a complete backup.`, { cause: error })
  }
}

async function listEntries(zip: ZipFile): Promise<Entries> {
  const entries: Entries = new Map()
  const listed = await Array.fromAsync(zip.eachEntry()).catch((cause) => {
    throw new Error('The list of the files in the backup is damaged.', { cause })
  })
  for (const entry of listed) {
    if (entries.has(entry.fileName)) throw new Error(`${entry.fileName} is in the backup twice.`)
    entries.set(entry.fileName, entry)
  }
  return entries
}

async function readManifest(zip: ZipFile, entries: Entries): Promise<Manifest> {
  const entry = entries.get(manifestName)
  if (!entry) throw new Error(`${manifestName} is not in the backup.`)
  if (entry.uncompressedSize > manifestLimit) throw new Error(`${manifestName} is too large.`)
  const bytes = await buffer(await zip.openReadStreamPromise(entry))
  if (crc32(bytes) !== entry.crc32) throw new Error(`${manifestName} is damaged.`)
  const parsed = Manifest.safeParse(JSON.parse(bytes.toString()))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  if (issue?.path[0] === 'format')
    throw new Error('This program does not know the format of the backup.')
  throw new Error(`${manifestName} is not valid at ${issue?.path.join('.')}.`)
}

/** An unexpected file means that someone changed the archive, just as a missing one does. */
function requireListedEntries(entries: Entries, { tables, files }: Manifest) {
  const listed = [
    manifestName,
    ...tables.map(({ name }) => tableEntry(name)),
    ...files.map(({ name }) => fileEntry(name)),
  ]
  const left = new Set(entries.keys())
  for (const name of listed)
    if (!left.delete(name)) throw new Error(`${name} is not in the backup.`)
  for (const name of left) throw new Error(`${name} does not belong in the backup.`)
}

async function* readEntry(zip: ZipFile, entries: Entries, name: string, content: Content) {
  const hash = createHash('sha256')
  try {
    const entry = entries.get(name)
    if (entry?.uncompressedSize !== content.size) throw new Error('Its size is different.')
    const chunks: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry)
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
    if (hash.digest('hex') !== content.sha256) throw new Error('Its content is different.')
  } catch (error) {
    throw damaged(name, error)
  }
}

async function* readRows(zip: ZipFile, entries: Entries, table: Table): AsyncGenerator<Row[]> {
  const { rows, ...content } = table
  const name = tableEntry(table.name)
  let count = 0
  try {
    for await (const batch of fromLines(readEntry(zip, entries, name, content))) {
      count += batch.length
      yield batch
    }
    if (count !== rows) throw new Error(`It has ${count} rows instead of ${rows}.`)
  } catch (error) {
    throw damaged(name, error)
  }
}

/** The original errors may quote personal data from the archive, so only the cause has them. */
const damaged = (name: string, cause: unknown) =>
  new Error(`${name} in the backup is damaged.`, { cause })
