import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '../db/portable.ts'
import { hasBackupLease, takeBackupLease } from './backup-lease.ts'
import { createDiskStore } from './stores/disk-store.ts'
import type { FileStore } from './stores/file-store.ts'

let dataDir: string
let store: FileStore
let leases: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'poplar-lease-'))
  store = createDiskStore(dataDir)
  leases = join(dataDir, 'holds')
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('a lease lasts until it is released', async () => {
  expect(await hasBackupLease(store)).toBe(false)
  const release = await takeBackupLease(store)
  expect(await hasBackupLease(store)).toBe(true)
  await release()
  expect(await hasBackupLease(store)).toBe(false)
})

test('taking a lease deletes expired leases, and nothing else', async () => {
  const left = newId()
  await mkdir(join(leases, 'folder'), { recursive: true })
  for (const name of [left, 'notes.txt']) await writeFile(join(leases, name), '')
  for (const name of await readdir(leases)) await utimes(join(leases, name), 0, 0)
  const release = await takeBackupLease(store)
  await release()
  expect((await readdir(leases)).sort()).toEqual(['folder', 'notes.txt'])
})

test('a folder that cannot be read counts as a lease', async () => {
  await writeFile(leases, 'not a folder')
  expect(await hasBackupLease(store)).toBe(true)
})

test('a lease that was not renewed for a minute has expired', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01T12:01:00Z') })
  try {
    const file = join(leases, newId())
    await mkdir(leases, { recursive: true })
    await writeFile(file, '')
    const renewed = new Date('2030-01-01T12:00:00.001Z')
    await utimes(file, renewed, renewed)
    expect(await hasBackupLease(store)).toBe(true)
    const before = new Date('2030-01-01T12:00:00Z')
    await utimes(file, before, before)
    expect(await hasBackupLease(store)).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})

test('releasing one lease leaves the others', async () => {
  const first = await takeBackupLease(store)
  const second = await takeBackupLease(store)
  await second()
  expect(await hasBackupLease(store)).toBe(true)
  await first()
  expect(await hasBackupLease(store)).toBe(false)
})

test('a lease is renewed every ten seconds until it is released', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const put = vi.fn(store.put)
    const release = await takeBackupLease({ ...store, put })
    expect(put).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(9_999)
    expect(put).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(put).toHaveBeenCalledTimes(2)
    expect(put.mock.calls[1]).toEqual(put.mock.calls[0])
    await put.mock.results[1]?.value
    await release()
    expect(vi.getTimerCount()).toBe(0)
    expect(await readdir(leases)).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})
