import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '../db/portable.ts'
import { filesAreHeld, holdFiles } from './hold.ts'

let dataDir: string
let holds: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'poplar-hold-'))
  holds = join(dataDir, 'holds')
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('files are held until they are released', async () => {
  expect(await filesAreHeld(dataDir)).toBe(false)
  const release = await holdFiles(dataDir)
  expect(await filesAreHeld(dataDir)).toBe(true)
  await release()
  expect(await filesAreHeld(dataDir)).toBe(false)
})

test('a hold clears away what was left by those before it, and nothing else', async () => {
  const left = newId()
  await mkdir(join(holds, 'folder'), { recursive: true })
  for (const name of [left, 'notes.txt']) await writeFile(join(holds, name), '')
  for (const name of await readdir(holds)) await utimes(join(holds, name), 0, 0)
  const release = await holdFiles(dataDir)
  await release()
  expect((await readdir(holds)).sort()).toEqual(['folder', 'notes.txt'])
})

test('a link in the place of the folder is not followed', async () => {
  const elsewhere = join(dataDir, 'elsewhere')
  await mkdir(elsewhere)
  const file = join(elsewhere, newId())
  await writeFile(file, '')
  await utimes(file, 0, 0)
  await symlink(elsewhere, holds)
  await expect(holdFiles(dataDir)).rejects.toThrow(`${holds} is a link.`)
  expect(await readdir(elsewhere)).toHaveLength(1)
})

test('files count as held when nobody can tell', async () => {
  await writeFile(holds, 'not a folder')
  expect(await filesAreHeld(dataDir)).toBe(true)
})
