import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { type Content, type Manifest, manifestLimit, manifestName } from './archive-format.ts'

export type ArchiveWriter = ReturnType<typeof createArchive>

const alreadyExists =
  'already exists: another backup is being written, or one was interrupted and you can delete the file.'

/** Writes an archive, entry by entry, into a new file that only its owner can read. */
export function createArchive(file: string, signal: AbortSignal) {
  const zip = new ZipFile()
  const stop = new AbortController()
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
  let created = false
  target.once('open', () => {
    created = true
  })
  const written = pipeline(zip.outputStream, target, {
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

    async end(manifest: Manifest) {
      const bytes = Buffer.from(JSON.stringify(manifest, null, 1))
      // A restore would refuse a larger manifest.
      if (bytes.length > manifestLimit) throw new Error('There are too many files for one backup.')
      zip.addBuffer(bytes, manifestName)
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
