import { expect, test } from 'vitest'
import { docFile } from '../../../../tests/support/documents.ts'
import { namesInCompoundFile } from './compound-file.ts'

const end = 0xfffffffe

type Entry = string | { name: string; type?: number; length?: number }
type Form = {
  shift?: number
  sectors?: number
  /** Where the directory begins. */
  first?: number
  /** Where the parts of the table lie. */
  tables?: Record<number, number>
  /** What follows which sector, for the sectors that the first part of the table is about. */
  chain?: Record<number, number>
  directory?: Record<number, Entry[]>
}

/** A compound file: the table in sector 0, the directory from sector 1 unless another is given. */
function compoundFile(form: Form = {}) {
  const { shift = 9, sectors = 4, first = 1, tables = { 0: 0 } } = form
  const { chain = { 1: end }, directory = { 1: ['Root Entry', 'WordDocument'] } } = form
  const size = 2 ** shift
  const bytes = Buffer.alloc((sectors + 1) * size)
  bytes.write('d0cf11e0a1b11ae1', 'hex')
  bytes.writeUInt16LE(shift, 30)
  bytes.writeUInt32LE(first, 48)
  for (const [part, sector] of Object.entries(tables)) {
    bytes.writeUInt32LE(sector, 76 + Number(part) * 4)
  }
  const table = ((tables[0] ?? 0) + 1) * size
  if (table + size <= bytes.length) {
    for (const [sector, next] of Object.entries(chain)) {
      bytes.writeUInt32LE(next, table + Number(sector) * 4)
    }
  }
  for (const [sector, entries] of Object.entries(directory)) {
    for (const [place, entry] of entries.entries()) {
      writeEntry(bytes, (Number(sector) + 1) * size + place * 128, entry)
    }
  }
  return bytes
}

function writeEntry(bytes: Buffer, at: number, entry: Entry) {
  const { name, type = 2, length } = typeof entry === 'string' ? { name: entry } : entry
  bytes.write(name, at, 'utf16le')
  bytes.writeUInt16LE(length ?? (name.length + 1) * 2, at + 64)
  bytes.writeUInt8(type, at + 66)
}

test('the names of a Word document are read', async () => {
  const bytes = Buffer.from(await docFile().arrayBuffer())
  const names = namesInCompoundFile(bytes)
  expect(names[0]).toBe('Root Entry')
  expect(names).toEqual(expect.arrayContaining(['WordDocument', '1Table']))
})

test.each([9, 12])('sectors of 2^%i bytes are read', (shift) => {
  const bytes = compoundFile({ shift })
  expect(namesInCompoundFile(bytes)).toEqual(['Root Entry', 'WordDocument'])
})

test.each([8, 10, 11, 13])('sectors of 2^%i bytes are refused', (shift) => {
  expect(namesInCompoundFile(compoundFile({ shift }))).toEqual([])
})

test('a file with another signature has no names', () => {
  for (const at of [0, 7]) {
    const bytes = compoundFile()
    bytes.writeUInt8(0, at)
    expect(namesInCompoundFile(bytes)).toEqual([])
  }
})

test('a file that ends within its header has no names', () => {
  for (const length of [0, 8, 31, 50, 511, 512]) {
    expect(namesInCompoundFile(compoundFile().subarray(0, length))).toEqual([])
  }
})

test('a directory continues in the sector that the table names', () => {
  const bytes = compoundFile({
    sectors: 8,
    first: 6,
    chain: { 6: 2, 2: 0, 0: 4, 4: end },
    tables: { 0: 7 },
    directory: {
      0: ['g', 'h', 'i', 'j'],
      1: ['not of the directory'],
      2: ['c', 'd', 'e', 'f'],
      4: ['k'],
      6: ['Root Entry', 'a', 'b'],
    },
  })
  const names = ['Root Entry', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k']
  expect(namesInCompoundFile(bytes)).toEqual(names)
})

test('the second sector of the table covers the sectors after 127', () => {
  const bytes = compoundFile({
    sectors: 140,
    first: 130,
    tables: { 0: 0, 1: 3 },
    directory: { 130: ['Root Entry'], 131: ['WordDocument'], 2: ['other'] },
  })
  const table = (3 + 1) * 512
  bytes.writeUInt32LE(131, table + 2 * 4)
  bytes.writeUInt32LE(end, table + 3 * 4)
  expect(namesInCompoundFile(bytes)).toEqual(['Root Entry', 'WordDocument'])
})

test('a directory ends where the header lists no more of the table', () => {
  const first = 109 * 128
  const bytes = compoundFile({
    sectors: first + 1,
    first,
    tables: { 0: 3, 109: 4 },
    directory: { [first]: ['Root Entry'], 1: ['other'], 5: ['another'] },
  })
  bytes.writeUInt32LE(5, (4 + 1) * 512)
  expect(namesInCompoundFile(bytes)).toEqual(['Root Entry'])
})

test('a directory ends where its table is not in the file', () => {
  const directory = { 1: ['other'], 2: ['Root Entry'] }
  const bytes = compoundFile({ first: 2, tables: { 0: 900 }, directory })
  expect(namesInCompoundFile(bytes)).toEqual(['Root Entry'])
  const cut = compoundFile({ first: 2, tables: { 0: 3 }, directory }).subarray(0, -1)
  expect(namesInCompoundFile(cut)).toEqual(['Root Entry'])
})

test.each([5, 6, 100])('a directory that continues in sector %i of 4 ends there', (beyond) => {
  const directory = { 1: ['Root Entry'], 2: ['other'] }
  const bytes = compoundFile({ chain: { 1: beyond, [beyond]: 2, 2: end }, directory })
  expect(namesInCompoundFile(bytes)).toEqual(['Root Entry'])
})

test('a circular directory ends', () => {
  const bytes = compoundFile({ chain: { 1: 2, 2: 1 }, directory: { 1: ['a'], 2: ['b'] } })
  expect(new Set(namesInCompoundFile(bytes))).toEqual(new Set(['a', 'b']))
})

test('a truncated directory has its complete names', () => {
  const bytes = compoundFile({ sectors: 2, directory: { 1: ['a', 'b', 'c', 'd'] } })
  expect(namesInCompoundFile(bytes)).toEqual(['a', 'b', 'c', 'd'])
  expect(namesInCompoundFile(bytes.subarray(0, -1))).toEqual(['a', 'b', 'c'])
  expect(namesInCompoundFile(bytes.subarray(0, -300))).toEqual(['a'])
})

test('a name has up to 31 characters, and deleted names are left out', () => {
  const longest = 'x'.repeat(31)
  const entries: Entry[] = [
    longest,
    { name: 'deleted', type: 0 },
    { name: 'y'.repeat(31), length: 65 },
    { name: 'none', length: 0 },
  ]
  const more: Entry[] = [{ name: 'half', length: 1 }, { name: 'z', type: 5 }, 'WordDocument']
  const bytes = compoundFile({ chain: { 1: 2, 2: end }, directory: { 1: entries, 2: more } })
  expect(namesInCompoundFile(bytes)).toEqual([longest, 'z', 'WordDocument'])
})
