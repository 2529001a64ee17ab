import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  currentFileKeys,
  fileKeys,
  knownFileKeys,
  newFileKey,
  readFilesKey,
  retireKey,
  writeFilesKey,
} from './file-keys.ts'

let keysDir: string
beforeEach(async () => {
  keysDir = await mkdtemp(join(tmpdir(), 'poplar-keys-'))
})
afterEach(() => rm(keysDir, { recursive: true, force: true }))

const listNames = (keys: { name: string }[]) => keys.map(({ name }) => name)
const next = () => newFileKey(new Date('2026-11-15T12:00:00Z'))

test('the first key is created once, and only its owner can read it', async () => {
  expect(await knownFileKeys(undefined, keysDir)).toEqual([])
  const keys = await fileKeys(undefined, keysDir)
  expect(listNames(keys)).toEqual(['local'])
  expect(await fileKeys(undefined, keysDir)).toEqual(keys)
  expect((await stat(join(keysDir, 'files-key'))).mode & 0o777).toBe(0o400)
})

test('keys from the settings need no folder', async () => {
  const given = `b:${Buffer.alloc(32, 2).toString('base64')},a:${Buffer.alloc(32, 1).toString('base64')}`
  expect(listNames(await fileKeys(given, keysDir))).toEqual(['b', 'a'])
  expect(await readdir(keysDir)).toEqual([])
})

test('a running server uses a new key at once, and still opens what retired keys sealed', async () => {
  const current = currentFileKeys(undefined, keysDir)
  const [first] = await fileKeys(undefined, keysDir)
  if (!first) throw new Error('No key was made.')
  const before = await current()
  expect(before).toEqual([first])
  expect(await current()).toBe(before)

  const second = next()
  expect(second.name).toMatch(/^local-2026-11-15-[0-9a-f]{8}$/)
  await writeFilesKey(keysDir, [second, first])
  expect(await current()).toEqual([second, first])
  await retireKey(keysDir, first)
  await writeFilesKey(keysDir, [second])
  expect(await readFilesKey(keysDir)).toEqual([second])
  expect(await current()).toEqual([second, first])
  expect((await readdir(keysDir)).sort()).toEqual(['files-key', 'retired-local'])
  for (const file of await readdir(keysDir)) {
    expect((await stat(join(keysDir, file))).mode & 0o777).toBe(0o400)
  }
})

test('a key that is deleted while the server runs stays in its memory', async () => {
  await fileKeys(undefined, keysDir)
  const current = currentFileKeys(undefined, keysDir)
  const keys = await current()
  await rm(join(keysDir, 'files-key'))
  expect(await current()).toBe(keys)
  expect(await readdir(keysDir)).toEqual([])
})

test.each(['files-key', 'retired-local'])('a damaged %s is named', async (file) => {
  await fileKeys(undefined, keysDir)
  await rm(join(keysDir, file), { force: true })
  await writeFile(join(keysDir, file), 'half a key')
  await expect(knownFileKeys(undefined, keysDir)).rejects.toThrow(
    `The key ${join(keysDir, file)} is damaged.`,
  )
})
