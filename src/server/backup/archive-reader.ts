import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { fromLines } from './lines.ts'
import {
  type Content,
  fileEntry,
  Manifest,
  manifestLimit,
  manifestName,
  tableEntry,
} from './manifest.ts'
import type { Row } from './tables.ts'

type Entries = Map<string, Entry>
type Table = Manifest['tables'][number]
type File = Manifest['files'][number]

export type Archive = Awaited<ReturnType<typeof openArchive>>

/** Opens an archive. Whatever is read from it is whole, or the reading fails at its end. */
export async function openArchive(file: string) {
  const zip = await openZip(file)
  try {
    const entries = await listEntries(zip)
    const manifest = await readManifest(zip, entries)
    requireExactly(entries, manifest)
    return {
      manifest,
      close: () => zip.close(),
      rows: (table: Table) => readRows(zip, entries, table),
      bytes: ({ name, ...content }: File) => readEntry(zip, entries, fileEntry(name), content),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function openZip(file: string): Promise<ZipFile> {
  try {
    return await openPromise(file, { autoClose: false, strictFileNames: true })
  } catch (error) {
    // The disk's own errors have a code and name the file.
    if (error instanceof Error && 'code' in error) throw error
    throw new Error(`${file} is not a whole backup.`, { cause: error })
  }
}

async function listEntries(zip: ZipFile): Promise<Entries> {
  const entries: Entries = new Map()
  for await (const entry of zip.eachEntry()) {
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
    throw new Error('The backup is of a kind that this program does not know.')
  throw new Error(`${manifestName} is wrong at ${issue?.path.join('.')}.`)
}

/** A file too many may be as much of a sign of trouble as one too few. */
function requireExactly(entries: Entries, { tables, files }: Manifest) {
  const named = [
    manifestName,
    ...tables.map(({ name }) => tableEntry(name)),
    ...files.map(({ name }) => fileEntry(name)),
  ]
  const left = new Set(entries.keys())
  for (const name of named) if (!left.delete(name)) throw new Error(`${name} is not in the backup.`)
  for (const name of left) throw new Error(`${name} does not belong in the backup.`)
}

async function* readEntry(zip: ZipFile, entries: Entries, name: string, content: Content) {
  const hash = createHash('sha256')
  try {
    const entry = entries.get(name)
    if (entry?.uncompressedSize !== content.size) throw new Error('Its size is another.')
    const chunks: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry)
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
    if (hash.digest('hex') !== content.sha256) throw new Error('Its content is another.')
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

/** The parts that read a damaged archive stumble in many ways, and may quote what they stumble over. */
const damaged = (name: string, cause: unknown) =>
  new Error(`${name} in the backup is damaged.`, { cause })
