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

/** What messages call an archive, the entry that lists what is in it, and how many entries it may have. */
type ArchiveKind = { what: string; listName: string; mostEntries?: number }

const backupKind: ArchiveKind = { what: 'backup', listName: manifestName }

type Entries = Map<string, Entry>
type Table = Manifest['tables'][number]
type File = Manifest['files'][number]

export type Archive = Awaited<ReturnType<typeof openArchive>>

/** Opens an archive. Reading a damaged entry fails at the latest at its end; a sealed one is checked completely before. */
export async function openArchive(file: string, settings: UnsealSettings) {
  const sealed = await isSealed(file)
  const unsealed = sealed ? await unseal(file, settings) : undefined
  return { ...(await openEntries(file, backupKind, unsealed)), sealed }
}

/** Opens an archive that is not sealed, or the copy of it that was `unsealed`. */
export async function openEntries(file: string, kind: ArchiveKind, unsealed?: number) {
  const zip = await openZip(file, kind, unsealed)
  try {
    const { mostEntries = Number.POSITIVE_INFINITY } = kind
    if (zip.entryCount > mostEntries) throw new Error(`${file} contains too many files.`)
    const entries = await listEntries(zip, kind)
    const manifest = await readManifest(zip, entries, kind)
    requireListedEntries(entries, manifest, kind)
    const read = (name: string, content: Content) =>
      readEntry(zip, entries.get(name), content, damaged(name, kind))
    return {
      manifest,
      close: () => zip.close(),
      rows: ({ rows, ...table }: Table) => {
        const name = tableEntry(table.name)
        return readRows(read(name, table), rows, damaged(name, kind))
      },
      bytes: ({ name, ...content }: File) => read(fileEntry(name), content),
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

async function openZip(
  file: string,
  { what }: ArchiveKind,
  unsealed: number | undefined,
): Promise<ZipFile> {
  const options = { autoClose: false, strictFileNames: true }
  try {
    if (unsealed === undefined) return await openPromise(file, options)
    return await fromFdPromise(unsealed, options)
  } catch (error) {
    if (unsealed !== undefined) closeSync(unsealed)
    // Errors of the file system have a code, and their message names the file.
    if (error instanceof Error && 'code' in error) throw error
    throw new Error(`${file} is not a complete ${what}.`, { cause: error })
  }
}

async function listEntries(zip: ZipFile, { what }: ArchiveKind): Promise<Entries> {
  const entries: Entries = new Map()
  const listed = await Array.fromAsync(zip.eachEntry()).catch((cause) => {
    throw new Error(`The list of the files in the ${what} is damaged.`, { cause })
  })
  for (const entry of listed) {
    if (entries.has(entry.fileName)) throw new Error(`${entry.fileName} is in the ${what} twice.`)
    entries.set(entry.fileName, entry)
  }
  return entries
}

async function readManifest(
  zip: ZipFile,
  entries: Entries,
  { what, listName }: ArchiveKind,
): Promise<Manifest> {
  const entry = entries.get(listName)
  if (!entry) throw new Error(`${listName} is not in the ${what}.`)
  if (entry.uncompressedSize > manifestLimit) throw new Error(`${listName} is too large.`)
  const bytes = await buffer(await zip.openReadStreamPromise(entry))
  if (crc32(bytes) !== entry.crc32) throw new Error(`${listName} is damaged.`)
  const parsed = Manifest.safeParse(parseJson(bytes.toString()))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  if (issue?.path[0] === 'format')
    throw new Error(`This program does not know the format of the ${what}.`)
  throw new Error(`${listName} is not valid at ${issue?.path.join('.') || 'its start'}.`)
}

/** Undefined for what is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An unexpected file means that someone changed the archive, just as a missing one does. */
function requireListedEntries(
  entries: Entries,
  { tables, files }: Manifest,
  { what, listName }: ArchiveKind,
) {
  const listed = [
    listName,
    ...tables.map(({ name }) => tableEntry(name)),
    ...files.map(({ name }) => fileEntry(name)),
  ]
  const left = new Set(entries.keys())
  for (const name of listed)
    if (!left.delete(name)) throw new Error(`${name} is not in the ${what}.`)
  for (const name of left) throw new Error(`${name} does not belong in the ${what}.`)
}

/** The error about a damaged entry. The original one may quote personal data from the archive, so only the cause has it. */
const damaged =
  (name: string, { what }: ArchiveKind) =>
  (cause: unknown) =>
    new Error(`${name} in the ${what} is damaged.`, { cause })

type Damaged = ReturnType<typeof damaged>

async function* readEntry(
  zip: ZipFile,
  entry: Entry | undefined,
  content: Content,
  damaged: Damaged,
) {
  const hash = createHash('sha256')
  try {
    if (entry?.uncompressedSize !== content.size) throw new Error('Its size is different.')
    const chunks: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry)
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
    if (hash.digest('hex') !== content.sha256) throw new Error('Its content is different.')
  } catch (error) {
    throw damaged(error)
  }
}

async function* readRows(
  bytes: AsyncIterable<Buffer>,
  rows: number,
  damaged: Damaged,
): AsyncGenerator<Row[]> {
  let count = 0
  try {
    for await (const batch of fromLines(bytes)) {
      count += batch.length
      yield batch
    }
    if (count !== rows) throw new Error(`It has ${count} rows instead of ${rows}.`)
  } catch (error) {
    throw damaged(error)
  }
}
