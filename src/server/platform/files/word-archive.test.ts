import { describe, expect, test } from 'vitest'
import { docxFile, wordEntries, zipFile } from '../../../../tests/support/documents.ts'
import { isWordArchive } from './word-archive.ts'

const megabyte = 1024 * 1024
const readBytes = async (file: File) => Buffer.from(await file.arrayBuffer())
const archive = (...more: Parameters<typeof zipFile>[1]) =>
  readBytes(zipFile('a.docx', [...wordEntries, ...more]))

/** The position of a part's entry in the list at the end of the file. */
function listedAt(bytes: Buffer, name: string) {
  const at = bytes.lastIndexOf(name) - 46
  expect(bytes.readUInt32LE(at)).toBe(0x02014b50)
  return at
}

test('a Word document is accepted', async () => {
  expect(await isWordArchive(await readBytes(await docxFile()))).toBe(true)
  expect(await isWordArchive(await archive())).toBe(true)
})

test('a file that is not a complete zip is refused', async () => {
  const bytes = await archive()
  for (const other of [Buffer.alloc(0), Buffer.from('words'), bytes.subarray(0, -10)]) {
    expect(await isWordArchive(other)).toBe(false)
  }
  const broken = Buffer.from(bytes)
  broken.writeUInt32LE(0, listedAt(broken, 'word/document.xml'))
  expect(await isWordArchive(broken)).toBe(false)
})

test.each(wordEntries)('without $name it is no Word document', async (missing) => {
  const others = wordEntries.filter((entry) => entry !== missing)
  const bytes = await readBytes(zipFile('a.docx', [...others, { name: 'word/styles.xml' }]))
  expect(await isWordArchive(bytes)).toBe(false)
})

test('a folder and a UTF-8 name are accepted: they are no link and not encrypted', async () => {
  const bytes = await archive({ name: 'word/media/', mode: 0o040755 }, { name: 'word/a.xml' })
  bytes.writeUInt16LE(0x0806, listedAt(bytes, 'word/a.xml') + 8)
  expect(await isWordArchive(bytes)).toBe(true)
})

test('a document with a password is refused, compressed or not', async () => {
  const part = { name: 'word/a.xml', encrypted: true }
  expect(await isWordArchive(await archive(part))).toBe(false)
  expect(await isWordArchive(await archive({ ...part, unpackedSize: 1 }))).toBe(false)
  expect(await isWordArchive(await archive({ name: part.name, unpackedSize: 1 }))).toBe(true)
})

test('a document with more than 2000 parts is refused', async () => {
  const parts = (count: number) =>
    archive(...Array.from({ length: count }, (_, index) => ({ name: `word/${index}.xml` })))
  expect(await isWordArchive(await parts(1998))).toBe(true)
  expect(await isWordArchive(await parts(1999))).toBe(false)
})

describe('the parts of a document', () => {
  const part = 'word/large.xml'

  /** An archive whose list gives this size for one part, while two more bytes are in the others. */
  async function saying(sizes: { packed?: number; unpacked: number }, content = 'x') {
    const bytes = await archive({ name: part, content, unpackedSize: sizes.unpacked })
    if (sizes.packed) bytes.writeUInt32LE(sizes.packed, listedAt(bytes, part) + 20)
    return bytes
  }

  test('must not unpack to more than a hundred times its size', async () => {
    const { length } = await saying({ unpacked: 1 })
    const most = length * 100 - 2
    expect(await isWordArchive(await saying({ unpacked: most }))).toBe(true)
    expect(await isWordArchive(await saying({ unpacked: most + 1 }))).toBe(false)
  })

  test('must not unpack to more than 100 MB', async () => {
    const content = 'x'.repeat(2 * megabyte)
    const most = 100 * megabyte - 2
    expect(await isWordArchive(await saying({ unpacked: most }, content))).toBe(true)
    expect(await isWordArchive(await saying({ unpacked: most + 1 }, content))).toBe(false)
  })

  test('must not unpack to more than the list says', async () => {
    const bomb = (listed: number) =>
      archive({ name: part, content: '0'.repeat(5 * megabyte), unpackedSize: listed, level: 9 })
    expect(await isWordArchive(await bomb(100))).toBe(false)
    const words = (listed: number) =>
      archive({ name: part, content: 'words', unpackedSize: listed })
    expect(await isWordArchive(await words(5))).toBe(true)
    expect(await isWordArchive(await words(4))).toBe(false)
  })

  test('must unpack', async () => {
    const bytes = await saying({ unpacked: 5 }, 'words')
    bytes[bytes.indexOf('words') - 4] = 0xff
    expect(await isWordArchive(bytes)).toBe(false)
    const unknown = await saying({ unpacked: 5 }, 'words')
    unknown.writeUInt16LE(9, listedAt(unknown, part) + 10)
    expect(await isWordArchive(unknown)).toBe(false)
  })

  test('must be inside the file', async () => {
    const bytes = await saying({ unpacked: 1 })
    const most = bytes.length - (bytes.indexOf(part) + part.length)
    expect(await isWordArchive(await saying({ unpacked: 1, packed: most }))).toBe(true)
    expect(await isWordArchive(await saying({ unpacked: 1, packed: most + 1 }))).toBe(false)
  })

  test('must not overlap', async () => {
    const content = 'x'.repeat(1000)
    const bytes = await archive(
      { name: part, content, unpackedSize: 1000 },
      { name: 'word/b.xml', unpackedSize: 1000 },
    )
    expect(await isWordArchive(bytes)).toBe(true)
    const [first, second] = [listedAt(bytes, part), listedAt(bytes, 'word/b.xml')]
    bytes.copyWithin(second + 20, first + 20, first + 24)
    bytes.copyWithin(second + 42, first + 42, first + 46)
    expect(await isWordArchive(bytes)).toBe(false)
  })
})
