import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '../db/portable.ts'
import { filesAreHeld, holdFiles } from './hold.ts'
import { createDiskStore } from './stores/disk-store.ts'
import type { FileStore } from './stores/file-store.ts'

let dataDir: string
let store: FileStore
let holds: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'poplar-hold-'))
  store = createDiskStore(dataDir)
  holds = join(dataDir, 'holds')
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('files are held until they are released', async () => {
  expect(await filesAreHeld(store)).toBe(false)
  const release = await holdFiles(store)
  expect(await filesAreHeld(store)).toBe(true)
  await release()
  expect(await filesAreHeld(store)).toBe(false)
})

test('a hold deletes expired holds, and nothing else', async () => {
  const left = newId()
  await mkdir(join(holds, 'folder'), { recursive: true })
  for (const name of [left, 'notes.txt']) await writeFile(join(holds, name), '')
  for (const name of await readdir(holds)) await utimes(join(holds, name), 0, 0)
  const release = await holdFiles(store)
  await release()
  expect((await readdir(holds)).sort()).toEqual(['folder', 'notes.txt'])
})

test('files count as held when the folder cannot be read', async () => {
  await writeFile(holds, 'not a folder')
  expect(await filesAreHeld(store)).toBe(true)
})

test('a hold that was not renewed for a minute has expired', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01T12:01:00Z') })
  try {
    const file = join(holds, newId())
    await mkdir(holds, { recursive: true })
    await writeFile(file, '')
    const renewed = new Date('2030-01-01T12:00:00.001Z')
    await utimes(file, renewed, renewed)
    expect(await filesAreHeld(store)).toBe(true)
    const before = new Date('2030-01-01T12:00:00Z')
    await utimes(file, before, before)
    expect(await filesAreHeld(store)).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})

test('releasing one hold leaves the others', async () => {
  const first = await holdFiles(store)
  const second = await holdFiles(store)
  await second()
  expect(await filesAreHeld(store)).toBe(true)
  await first()
  expect(await filesAreHeld(store)).toBe(false)
})

test('a hold is renewed every ten seconds until it is released', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const put = vi.fn(store.put)
    const release = await holdFiles({ ...store, put })
    expect(put).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(9_999)
    expect(put).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(put).toHaveBeenCalledTimes(2)
    expect(put.mock.calls[1]).toEqual(put.mock.calls[0])
    await put.mock.results[1]?.value
    await release()
    expect(vi.getTimerCount()).toBe(0)
    expect(await readdir(holds)).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})
