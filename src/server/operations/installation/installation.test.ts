import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '#server/platform/db/transact.ts'
import { createDocuments, type Documents } from '#server/platform/files/document-store.ts'
import { databaseId, saveStoreId, storeId } from '#server/platform/files/installation-id.queries.ts'
import { createDiskStore } from '#server/platform/files/stores/disk-store.ts'
import type { FileStore } from '#server/platform/files/stores/file-store.ts'
import { createVault } from '#server/platform/files/vault.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { recognizeFiles } from './installation.ts'

const server = testApp()
const now = new Date('2026-11-15T12:00:00Z')
let db: Db
let dataDir: string
let store: FileStore
let documents: Documents

beforeAll(() => {
  db = server.context.db
})

/** A database from before there were ids, and a new folder. */
beforeEach(async () => {
  await db.deleteFrom('applications').execute()
  await db.deleteFrom('installation').execute()
  await db.deleteFrom('milestones').execute()
  dataDir = await mkdtemp(join(tmpdir(), 'poplar-installation-'))
  store = createDiskStore(dataDir)
  documents = createDocuments(store, createVault([{ name: 'a', key: Buffer.alloc(32) }]))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const recognize = () => recognizeFiles(db, store, now)
const ownFile = () => addApplication({ ...server.context, documents })
const otherFile = () => documents.save('resume', 'pdf', Buffer.from('of another installation'))

test('a new database and an empty folder get the same id, and keep it', async () => {
  expect(await recognize()).toBe(true)
  const id = await databaseId(db)
  expect(id).toBeTruthy()
  expect(await storeId(store)).toBe(id)
  await ownFile()
  expect(await recognize()).toBe(true)
  expect(await databaseId(db)).toBe(id)
})

test('instances that start together agree on one id', async () => {
  expect(await Promise.all([recognize(), recognize(), recognize()])).toEqual([true, true, true])
})

test('an installation from before there were ids adopts its files, strays included', async () => {
  await ownFile()
  await otherFile()
  expect(await recognize()).toBe(true)
  expect(await storeId(store)).toBe(await databaseId(db))
})

test('an empty database never adopts files, also not after it has one of its own', async () => {
  await otherFile()
  expect(await recognize()).toBe(false)
  await ownFile()
  expect(await recognize()).toBe(false)
  expect(await storeId(store)).toBeUndefined()
})

test('a database does not adopt files of another id, or files that lost theirs', async () => {
  await saveStoreId(store, 'another')
  await ownFile()
  expect(await recognize()).toBe(false)
  expect(await storeId(store)).toBe('another')

  await rm(join(dataDir, 'installation-id'))
  expect(await recognize()).toBe(false)
})

test('a folder without files takes the id of the database, whatever it had before', async () => {
  await saveStoreId(store, 'another')
  await writeFile(join(dataDir, 'read-me.txt'), '')
  expect(await recognize()).toBe(true)
  expect(await storeId(store)).toBe(await databaseId(db))
})
