import { promisify } from 'node:util'
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl'

const limits = { entries: 2000, unpacked: 100 * 1024 * 1024, ratio: 100 }
const needed = ['[Content_Types].xml', 'word/document.xml']

/** Whether a zip file is a Word document without macros, passwords or links that unpacks to a reasonable size. */
export async function isWordArchive(bytes: Buffer): Promise<boolean> {
  const open = promisify<Buffer, Options, ZipFile>(fromBuffer)
  try {
    const archive = await open(bytes, { lazyEntries: true })
    if (archive.entryCount > limits.entries) return false
    return isWord(await entriesOf(archive), bytes.length)
  } catch {
    return false
  }
}

/** The directory of the archive; nothing is unpacked. */
function entriesOf(archive: ZipFile): Promise<Entry[]> {
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

const isEncrypted = (entry: Entry) => (entry.generalPurposeBitFlag & 1) === 1
const isLink = (entry: Entry) => ((entry.externalFileAttributes >>> 16) & 0xf000) === 0xa000
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
