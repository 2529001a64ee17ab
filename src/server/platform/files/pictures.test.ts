import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pictureFile } from '../../../../tests/support/pictures.ts'
import { createPictures } from './pictures.ts'
import { createDiskStore } from './stores/disk-store.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'poplar-pictures-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const sent = async (width: number) => {
  const file = await pictureFile({ width, height: 100 })
  return { name: file.name, bytes: Buffer.from(await file.arrayBuffer()), oversize: false }
}

test('the sweep deletes old unused files, and nothing that is used or new', async () => {
  const pictures = createPictures(createDiskStore(dataDir))
  const used = await pictures.save(await sent(200))
  await pictures.save(await sent(201))
  const now = new Date()
  expect(await pictures.sweep([used], now)).toBe(0)

  const twoHoursAgo = new Date(now.getTime() - 2 * 60 * 60 * 1000)
  for (const file of await readdir(join(dataDir, 'pictures'))) {
    await utimes(join(join(dataDir, 'pictures'), file), twoHoursAgo, twoHoursAgo)
  }
  expect(await pictures.sweep([used], now)).toBe(2)
  const name = used.path.split('/').at(-1)?.split('-')[0] ?? ''
  expect((await readdir(join(dataDir, 'pictures'))).every((file) => file.startsWith(name))).toBe(
    true,
  )
})

test('the same picture sent twice is stored once', async () => {
  const pictures = createPictures(createDiskStore(dataDir))
  const first = await pictures.save(await sent(200))
  const second = await pictures.save(await sent(200))
  expect(second).toEqual(first)
  expect(await readdir(join(dataDir, 'pictures'))).toHaveLength(2)
})
