import { describe, expect, test } from 'vitest'
import { fromLines, Manifest, toLines } from './archive-format.ts'
import { requireSafeFileNames } from './file-references.ts'
import type { Row } from './tables.queries.ts'

const rows: Row[] = [
  // A line separator is no end of a line, and a byte order mark is no part of the format.
  { id: '\ufeffa', text: 'one\u2028two\nthree', count: 1 },
  { id: 'b', text: 'Zoë 🌷', count: null },
]

async function* batches(...all: Row[][]) {
  yield* all
}

async function* pieces(bytes: Buffer, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

const makeLines = async () =>
  Buffer.concat(await Array.fromAsync(toLines(batches(rows, rows), () => {})))

describe('the rows of a table', () => {
  test.each([1, 7, 100_000])(
    'are the same after they were read in pieces of %i bytes',
    async (length) => {
      const read = await Array.fromAsync(fromLines(pieces(await makeLines(), length)))
      expect(read.flat()).toEqual([...rows, ...rows])
    },
  )

  test('are counted batch by batch', async () => {
    const counts: number[] = []
    const lines = toLines(batches(rows, rows.slice(1)), (count) => counts.push(count))
    await Array.fromAsync(lines)
    expect(counts).toEqual([2, 1])
  })

  test.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, -1), 'The last line is cut off.'],
    ['cut off in a character', (bytes: Buffer) => bytes.subarray(0, bytes.indexOf('🌷') + 2), /./],
    ['no text', () => Buffer.from([0x22, 0xff, 0x22, 0x0a]), /encoded/],
  ])('are refused when they are %s', async (_, damage, message) => {
    const reading = Array.fromAsync(fromLines(pieces(damage(await makeLines()), 50)))
    await expect(reading).rejects.toThrow(message)
  })
})

describe('a manifest', () => {
  const content = { size: 0, sha256: 'a'.repeat(64) }
  const file = (name: string) => ({ files: [{ name, ...content }] })
  const table = (changes: object) => ({
    tables: [{ name: 'jobs', rows: 0, ...content, ...changes }],
  })
  const isValid = (changes: object) =>
    Manifest.safeParse({
      format: 1,
      madeAt: '2026-11-15T12:00:00.000Z',
      engine: 'sqlite',
      migration: '001-baseline',
      tables: [],
      files: [],
      ...changes,
    }).success

  test.each([
    { engine: 'postgres' },
    table({}),
    file('pictures/0af-960.webp'),
    file('documents/0af.pdf'),
  ])('may have %j', (changes) => {
    expect(isValid(changes)).toBe(true)
  })

  test.each([
    { engine: 'mysql' },
    { madeAt: 'yesterday' },
    table({ name: 'jobs; drop table jobs' }),
    table({ name: '"jobs' }),
    table({ rows: -1 }),
    table({ size: -1 }),
    table({ size: 0.5 }),
    table({ sha256: 'a'.repeat(65) }),
    table({ sha256: 'g'.repeat(64) }),
    file('keys/files-key.txt'),
    file('../documents/a.pdf'),
    file('documents/a.pdf/../../x'),
    file('documents/a/b.pdf'),
    file('documents/a'),
  ])('may not have %j', (changes) => {
    expect(isValid(changes)).toBe(false)
  })
})

describe('the rows of a changed backup', () => {
  const picture = JSON.stringify({ path: '/uploads/pictures/../../x.webp', widths: ['../x'] })

  test.each([
    ['application_files', { stored_name: '../../x' }],
    ['referral_files', { stored_name: '../../x' }],
    ['removed_files', { stored_name: '../../x' }],
    ['hero_slides', { picture }],
    ['events', { picture }],
    ['team_members', { picture }],
  ])('of %s cannot name a file outside of the store', (table, row) => {
    expect(() => requireSafeFileNames(table, [row])).toThrow(
      `A row of ${table} refers to a file name that the server never creates.`,
    )
  })

  test('may have no picture, and other tables name no files', () => {
    requireSafeFileNames('events', [{ picture: null }])
    requireSafeFileNames('notes', [{ stored_name: '../../x', picture: '../../x' }])
  })
})
