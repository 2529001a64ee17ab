import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeFileStore } from '../../../../../tests/support/file-store-behavior.ts'
import { createDiskStore, flushFolder, isTemporaryName, putFile } from './disk-store.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'poplar-disk-store-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

describeFileStore('the disk store', () => createDiskStore(dataDir))

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
