import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { describeFileStore } from '../../../../../tests/support/file-store-behavior.ts'
import { createDiskStore } from './disk-store.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'poplar-disk-store-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

describeFileStore('the disk store', () => createDiskStore(dataDir))
