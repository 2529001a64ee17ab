import { promisify } from 'node:util'
import { createInflateRaw } from 'node:zlib'
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl'

const limits = { entries: 2000, unpacked: 100 * 1024 * 1024, ratio: 100 }
const deflated = 8
const needed = ['[Content_Types].xml', 'word/document.xml']

const open = promisify<Buffer, Options, ZipFile>(fromBuffer)
const openArchive = (bytes: Buffer) => open(bytes, { lazyEntries: true, autoClose: false })

/** Whether a zip file is a Word document without passwords or links that unpacks to a reasonable size. */
export async function isWordArchive(bytes: Buffer): Promise<boolean> {
  try {
    const archive = await openArchive(bytes)
    if (archive.entryCount > limits.entries) return false
    const entries = await readEntries(archive)
    return isWord(entries, bytes.length) && (await unpacksAsListed(bytes, archive, entries))
  } catch {
    return false
  }
}

function readEntries(archive: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = []
  return new Promise((resolve, reject) => {
    archive.on('entry', (entry: Entry) => {
      entries.push(entry)
      archive.readEntry()
    })
    archive.on('end', () => resolve(entries))
    archive.on('error', reject)
    archive.readEntry()
  })
}

/** What the list says of the document; nothing is unpacked. */
function isWord(entries: Entry[], size: number) {
  const names = entries.map((entry) => entry.fileName)
  const packed = sum(entries.map((entry) => entry.compressedSize))
  const unpacked = sum(entries.map((entry) => entry.uncompressedSize))
  return (
    needed.every((name) => names.includes(name)) &&
    !entries.some((entry) => isEncrypted(entry) || isLink(entry)) &&
    // Entries that overlap, as in a zip bomb, add up to more than the file.
    packed <= size &&
    unpacked <= Math.min(limits.unpacked, size * limits.ratio)
  )
}

/** The list may lie, so every entry is unpacked, and no further than the list says. Nothing is kept. */
async function unpacksAsListed(bytes: Buffer, archive: ZipFile, entries: Entry[]) {
  for (const entry of entries) {
    // An entry that is not compressed has one size, which was read already.
    if (entry.compressionMethod === 0) continue
    if (entry.compressionMethod !== deflated) return false
    const packed = await findPacked(bytes, archive, entry)
    let size = 0
    for await (const chunk of unpack(packed)) {
      size += chunk.length
      if (size > entry.uncompressedSize) return false
    }
  }
  return true
}

async function findPacked(bytes: Buffer, archive: ZipFile, entry: Entry) {
  const { fileDataStart } = await archive.readLocalFileHeaderPromise(entry, { minimal: true })
  return bytes.subarray(fileDataStart, fileDataStart + entry.compressedSize)
}

function unpack(packed: Buffer): AsyncIterable<Buffer> {
  const unpacking = createInflateRaw()
  unpacking.end(packed)
  return unpacking
}

type Part = {
  name: string
  /** Its first bytes. */
  start: Buffer
  /** The size of the whole part. */
  size: number
  read: () => Promise<Buffer>
}

/** The parts of an archive that was found to unpack as it lists. Only what is read is unpacked. */
export async function* readParts(bytes: Buffer): AsyncGenerator<Part> {
  const archive = await openArchive(bytes)
  for (const entry of await readEntries(archive)) {
    const packed = await findPacked(bytes, archive, entry)
    const pieces = entry.compressionMethod === deflated ? () => unpack(packed) : () => [packed]
    yield {
      name: entry.fileName,
      start: (await firstOf(pieces())).subarray(0, 64),
      size: entry.uncompressedSize,
      read: async () => Buffer.concat(await Array.fromAsync(pieces())),
    }
  }
}

async function firstOf(pieces: AsyncIterable<Buffer> | Buffer[]): Promise<Buffer> {
  for await (const piece of pieces) return piece
  return Buffer.alloc(0)
}

const isEncrypted = (entry: Entry) => (entry.generalPurposeBitFlag & 1) === 1
const isLink = (entry: Entry) => ((entry.externalFileAttributes >>> 16) & 0xf000) === 0xa000
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
