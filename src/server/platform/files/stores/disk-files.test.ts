import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isStoredName, requireStoredName } from '../stored-name.ts'
import { flushFolder, isTemporaryName, putFile } from './disk-files.ts'

let dir: string
beforeEach(async () => {
  dir = join(await mkdtemp(join(tmpdir(), 'poplar-store-')), 'made', 'by the store')
})
afterEach(() => rm(join(dir, '..', '..'), { recursive: true, force: true }))

test('a file is stored completely, readable only by its owner', async () => {
  await putFile(dir, 'a.pdf', Buffer.from('words'))
  await putFile(dir, 'a.pdf', Buffer.from('other words'))
  expect(await readFile(join(dir, 'a.pdf'), 'utf8')).toBe('other words')
  expect((await stat(join(dir, 'a.pdf'))).mode & 0o777).toBe(0o600)
  expect(await readdir(dir)).toEqual(['a.pdf'])
})

test('a file that cannot be stored leaves nothing behind', async () => {
  await mkdir(join(dir, 'taken', 'by a folder'), { recursive: true })
  await expect(putFile(dir, 'taken', Buffer.from('words'))).rejects.toThrow()
  expect(await readdir(dir)).toEqual(['taken'])
})

test('a folder that is not there cannot be flushed', async () => {
  await mkdir(dir, { recursive: true })
  await flushFolder(dir)
  await expect(flushFolder(join(dir, 'none'))).rejects.toThrow('ENOENT')
})

test.each([
  [`.${'0a'.repeat(16)}.tmp`, true],
  [`${'0a'.repeat(16)}.tmp`, false],
  [`x.${'0a'.repeat(16)}.tmp`, false],
  [`.${'0a'.repeat(16)}.tmp.pdf`, false],
  [`.${'0a'.repeat(15)}.tmp`, false],
  [`.${'0g'.repeat(16)}.tmp`, false],
])('%s is the name of a temporary file: %s', (name, expected) => {
  expect(isTemporaryName(name)).toBe(expected)
})

const name = '0a'.repeat(24)

test.each(['pdf', 'doc', 'docx', 'jpg', 'png'])('a document may be stored as .%s', (type) => {
  expect(isStoredName(`${name}.${type}`)).toBe(true)
  expect(requireStoredName(`${name}.${type}`)).toBe(`${name}.${type}`)
})

test.each([
  undefined,
  7,
  name,
  `${name}.exe`,
  `${name}.pdf.exe`,
  `${name}0.pdf`,
  `../${name}.pdf`,
  `${name}xpdf`,
  [`${name}.pdf`],
])('%j is not the name of a document', (value) => {
  expect(isStoredName(value)).toBe(false)
  expect(() => requireStoredName(value)).toThrow(
    'A row names a document that the store never made.',
  )
})
