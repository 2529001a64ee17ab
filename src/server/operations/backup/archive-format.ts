import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable, type Transform } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { z } from 'zod'
import type { Row } from './tables.queries.ts'

/** Raised when older versions of the program could no longer read new backups. */
export const formatVersion = 1

export const manifestName = 'manifest.json'
/** Enough for 300,000 files. A small archive could unpack to more than the memory holds. */
export const manifestLimit = 64 * 1024 * 1024
export const tableEntry = (name: string) => `tables/${name}.jsonl`
export const fileEntry = (name: string) => `files/${name}`

const content = { size: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) }

/** What an archive contains. The names are restricted because they become table names and file paths. */
export const Manifest = z.object({
  format: z.literal(formatVersion),
  madeAt: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The last migration that was applied to the database. */
  migration: z.string(),
  /** In the order they are restored: a table comes after those its rows refer to. */
  tables: z.array(
    z.object({ name: z.string().regex(/^[a-z_]+$/), rows: z.int().min(0), ...content }),
  ),
  files: z.array(
    z.object({ name: z.string().regex(/^(pictures|documents)\/[\w-]+\.\w+$/), ...content }),
  ),
})
export type Manifest = z.infer<typeof Manifest>

/** Size and checksum of an entry, which show that it is undamaged. */
export type Content = { size: number; sha256: string }

/** Far above any row. A small archive could unpack to one line that is larger than the memory. */
const lineLimit = 8 * 1024 * 1024

/** Rows as lines of JSON; `count` is called with the number of rows in each batch. */
export async function* toLines(batches: AsyncIterable<Row[]>, count: (rows: number) => void) {
  for await (const rows of batches) {
    count(rows.length)
    yield Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  }
}

/**
 * Rows from lines of JSON, in batches. Only a line feed ends a line: Node's readline also splits at
 * U+2028, which JSON does not escape.
 */
export async function* fromLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Row[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > lineLimit) throw new Error('A line is too long.')
    if (lines.length > 0) yield lines.map((line) => JSON.parse(line) as Row)
  }
  if (rest + decoder.decode() !== '') throw new Error('The last line is cut off.')
}

export type ArchiveWriter = ReturnType<typeof createArchive>

const alreadyExists =
  'already exists: another backup is being written, or one was interrupted and you can delete the file.'

/** Writes an archive, entry by entry, into a new file that only its owner can read. Without `sealing` it is an open one. */
export function createArchive(file: string, signal: AbortSignal, sealing?: Transform) {
  const zip = new ZipFile()
  const stop = new AbortController()
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
  let created = false
  target.once('open', () => {
    created = true
  })
  const written = pipeline([zip.outputStream, ...(sealing ? [sealing] : []), target], {
    signal: AbortSignal.any([stop.signal, signal]),
  }).catch((error) => {
    throw error.code === 'EEXIST' ? new Error(`${file} ${alreadyExists}`) : error
  })
  written.catch(() => {})

  return {
    /** Adds an entry and waits until its content has been read. */
    async add(name: string, content: AsyncIterable<Uint8Array>, compress: boolean) {
      const sum: Content = { size: 0, sha256: '' }
      const source = Readable.from(measured(content, sum), { objectMode: false })
      zip.addReadStream(source, name, { compress, mode: 0o100600 })
      // A full disk stops the reading without ending the stream or raising an error on it.
      await Promise.race([finished(source), written])
      return sum
    },

    async end(manifest: Manifest, listName = manifestName) {
      const bytes = Buffer.from(JSON.stringify(manifest, null, 1))
      // A restore would refuse a larger manifest.
      if (bytes.length > manifestLimit) throw new Error('There are too many files for one backup.')
      zip.addBuffer(bytes, listName)
      zip.end()
      await written
    },

    /** Deletes what was written so far, but never a file that another backup created. */
    async discard() {
      stop.abort()
      await written.catch(() => {})
      if (created) await rm(file, { force: true })
    },
  }
}

async function* measured(content: AsyncIterable<Uint8Array>, sum: Content) {
  const hash = createHash('sha256')
  for await (const chunk of content) {
    hash.update(chunk)
    sum.size += chunk.length
    yield chunk
  }
  sum.sha256 = hash.digest('hex')
}
