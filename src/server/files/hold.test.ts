import { mkdir, mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

test('a hold deletes expired holds, and nothing else', async () => {
  const left = newId()
  await mkdir(join(holds, 'folder'), { recursive: true })
  for (const name of [left, 'notes.txt']) await writeFile(join(holds, name), '')
  for (const name of await readdir(holds)) await utimes(join(holds, name), 0, 0)
  const release = await holdFiles(dataDir)
  await release()
  expect((await readdir(holds)).sort()).toEqual(['folder', 'notes.txt'])
})

test('a symbolic link instead of the folder is not followed', async () => {
  const elsewhere = join(dataDir, 'elsewhere')
  await mkdir(elsewhere)
  const file = join(elsewhere, newId())
  await writeFile(file, '')
  await utimes(file, 0, 0)
  await symlink(elsewhere, holds)
  await expect(holdFiles(dataDir)).rejects.toThrow(`${holds} is a link.`)
  expect(await readdir(elsewhere)).toHaveLength(1)
})

test('files count as held when the folder cannot be read', async () => {
  await writeFile(holds, 'not a folder')
  expect(await filesAreHeld(dataDir)).toBe(true)
})

test('a hold that was not renewed for a minute has expired', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01T12:01:00Z') })
  try {
    const file = join(holds, newId())
    await mkdir(holds, { recursive: true })
    await writeFile(file, '')
    const renewed = new Date('2030-01-01T12:00:00.001Z')
    await utimes(file, renewed, renewed)
    expect(await filesAreHeld(dataDir)).toBe(true)
    const before = new Date('2030-01-01T12:00:00Z')
    await utimes(file, before, before)
    expect(await filesAreHeld(dataDir)).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})

test('releasing one hold leaves the others', async () => {
  const first = await holdFiles(dataDir)
  const second = await holdFiles(dataDir)
  await second()
  expect(await filesAreHeld(dataDir)).toBe(true)
  await first()
  expect(await filesAreHeld(dataDir)).toBe(false)
})

test('a hold is renewed every ten seconds until it is released', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: 2_000_000_000_000 })
  try {
    const release = await holdFiles(dataDir)
    const [name = ''] = await readdir(holds)
    const renewedAt = async () => (await stat(join(holds, name))).mtimeMs
    vi.advanceTimersByTime(9_999)
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(1)
    await vi.waitFor(
      async () => expect(await renewedAt()).toBeGreaterThanOrEqual(2_000_000_010_000),
      { timeout: 30_000 },
    )
    await release()
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
