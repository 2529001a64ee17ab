import { promisify } from 'node:util'
import { createInflateRaw } from 'node:zlib'
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl'

const limits = { entries: 2000, unpacked: 100 * 1024 * 1024, ratio: 100 }
const deflated = 8
const needed = ['[Content_Types].xml', 'word/document.xml']

/** Whether a zip file is a Word document without macros, passwords or links that unpacks to a reasonable size. */
export async function isWordArchive(bytes: Buffer): Promise<boolean> {
  const open = promisify<Buffer, Options, ZipFile>(fromBuffer)
  try {
    const archive = await open(bytes, { lazyEntries: true, autoClose: false })
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
    !names.some((name) => name.toLowerCase().endsWith('vbaproject.bin')) &&
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
    const { fileDataStart } = await archive.readLocalFileHeaderPromise(entry, { minimal: true })
    const packed = bytes.subarray(fileDataStart, fileDataStart + entry.compressedSize)
    if (!(await unpacksWithin(packed, entry.uncompressedSize))) return false
  }
  return true
}

async function unpacksWithin(packed: Buffer, limit: number) {
  const unpacking = createInflateRaw()
  unpacking.end(packed)
  let size = 0
  for await (const chunk of unpacking) {
    size += chunk.length
    if (size > limit) return false
  }
  return true
}

const isEncrypted = (entry: Entry) => (entry.generalPurposeBitFlag & 1) === 1
const isLink = (entry: Entry) => ((entry.externalFileAttributes >>> 16) & 0xf000) === 0xa000
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
