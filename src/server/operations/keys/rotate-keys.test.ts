import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { findFactor } from '#server/accounts/second-factor/second-factor.queries.ts'
import { openSecret } from '#server/accounts/second-factor/second-factor.ts'
import { findUserByEmail } from '#server/accounts/users/users.queries.ts'
import { createDocuments } from '#server/platform/files/document-store.ts'
import { databaseId, saveStoreId } from '#server/platform/files/installation-id.queries.ts'
import { createVault } from '#server/platform/files/vault.ts'
import { type FileKey, fileKeys, readFilesKey } from '#server/platform/settings/file-keys.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { addFactor } from '../../../../tests/support/sign-in.ts'
import { testApp, testUser } from '../../../../tests/support/test-app.ts'
import { beginRotation, resealAll, retireOldKeys, rotateCommand } from './key-commands.ts'
import { listMissingKeys } from './missing-keys.ts'

const server = testApp()
/** The key that the test app seals with. */
const old: FileKey = { name: 'test', key: Buffer.alloc(32, 7) }
const fresh: FileKey = { name: 'fresh', key: Buffer.alloc(32, 9) }
let userId: string
let secret: string

/** What a command uses that has these keys. */
function contextWith(...keys: FileKey[]) {
  const { db, files } = server.context
  const vault = createVault(keys)
  return { db, vault, documents: createDocuments(files, vault) }
}

async function newKeysDir() {
  const keysDir = await mkdtemp(join(tmpdir(), 'poplar-keys-'))
  onTestFinished(() => rm(keysDir, { recursive: true, force: true }))
  return keysDir
}

const keyNames = async () => {
  const { db } = server.context
  const files = await db.selectFrom('application_files').select('key_name').execute()
  const factor = await findFactor(db, userId)
  return [...files, factor].map((row) => row?.key_name)
}

beforeEach(async () => {
  const { context } = server
  for (const table of ['applications', 'second_factors'] as const) {
    await context.db.deleteFrom(table).execute()
  }
  userId = (await findUserByEmail(context.db, testUser.email))?.id ?? ''
  secret = await addFactor(context, userId)
  await addApplication(context)
})

test('documents and second factors are sealed again, and open with the newest key alone', async () => {
  const { db } = server.context
  const report = vi.fn()
  const context = contextWith(fresh, old)
  expect(await resealAll(context, report)).toEqual({ resealed: 2, failed: 0, failedFactors: 0 })
  expect(report.mock.calls).toEqual([
    ['Documents', 1, 2],
    ['Documents', 2, 2],
  ])
  expect(await keyNames()).toEqual(['fresh', 'fresh', 'fresh'])
  const later = contextWith(fresh)
  expect(await listMissingKeys(later)).toEqual([])
  const factor = await findFactor(db, userId)
  expect(factor && (await openSecret(later.vault, factor))).toBe(secret)
  expect(await resealAll(context, report)).toMatchObject({ resealed: 0 })
})

test('documents that arrive meanwhile are sealed again too, and the progress ends at the number it began with', async () => {
  const report = vi.fn(async () => {
    if (report.mock.calls.length === 1) await addApplication(server.context)
  })
  expect(await resealAll(contextWith(fresh, old), report)).toMatchObject({ resealed: 4, failed: 0 })
  expect(report.mock.calls).toEqual([
    ['Documents', 1, 2],
    ['Documents', 2, 2],
    ['Documents', 2, 2],
    ['Documents', 2, 2],
  ])
})

test('a hundred documents that cannot be opened do not keep the next ones from being sealed', async () => {
  const { db } = server.context
  const good = await db.selectFrom('application_files').selectAll().executeTakeFirstOrThrow()
  const missing = Array.from({ length: 100 }, (_, place) => {
    const number = String(place).padStart(48, '0')
    return { ...good, id: number, stored_name: `${number}.pdf` }
  })
  await db.insertInto('application_files').values(missing).execute()
  const result = await resealAll(contextWith(fresh, old), () => {})
  expect(result).toMatchObject({ resealed: 2, failed: 100 })
})

test('a document that is deleted while it is sealed again does not come back', async () => {
  const { db, documents } = server.context
  const rows = await db.selectFrom('application_files').select('stored_name').execute()
  const context = contextWith(fresh, old)
  const reseal: typeof documents.reseal = async (document) => {
    await db.deleteFrom('application_files').where('id', '=', document.id).execute()
    return context.documents.reseal(document)
  }
  const deleting = { ...context, documents: { ...context.documents, reseal } }
  expect(await resealAll(deleting, () => {})).toMatchObject({ resealed: 2, failed: 0 })
  for (const { stored_name } of rows) expect(await documents.has(stored_name)).toBe(false)
})

test('what cannot be opened keeps its key and is counted', async () => {
  const context = contextWith(fresh)
  expect(await resealAll(context, () => {})).toEqual({ resealed: 0, failed: 2, failedFactors: 1 })
  expect(await keyNames()).toEqual(['test', 'test', 'test'])
})

test('a key is missing when it is not here or is a wrong one, but not when files are', async () => {
  const wrong = { ...fresh, name: old.name }
  expect(await listMissingKeys(contextWith(old))).toEqual([])
  expect(await listMissingKeys(contextWith(fresh))).toEqual(['test'])
  expect(await listMissingKeys(contextWith(wrong))).toEqual(['test'])
  const { documents } = server.context
  for (const name of await documents.list()) await documents.remove(name)
  expect(await listMissingKeys(contextWith(old))).toEqual([])
})

test('the command makes no key where there is none, or for the files of another database', async () => {
  const { db, files, settings, now } = server.context
  const keysDir = await newKeysDir()
  const rotate = () => rotateCommand(db, { ...settings, keysDir }, now())
  await expect(rotate()).rejects.toThrow(`There is no files-key in ${keysDir}.`)
  expect(await readdir(keysDir)).toEqual([])

  await fileKeys(undefined, keysDir)
  const own = await databaseId(db)
  await saveStoreId(files, 'another')
  onTestFinished(() => saveStoreId(files, own ?? ''))
  await expect(rotate()).rejects.toThrow('The files do not belong to this database.')
  expect(await readFilesKey(keysDir)).toHaveLength(1)
})

test('a rotation makes one key, also when it is begun twice, and keeps the old one aside', async () => {
  const { db, now } = server.context
  const keysDir = await newKeysDir()
  await expect(retireOldKeys(keysDir)).rejects.toThrow('There is no files-key')

  const [first] = await fileKeys(undefined, keysDir)
  await beginRotation(db, keysDir, now())
  const both = await readFilesKey(keysDir)
  expect(both).toHaveLength(2)
  expect(both[1]).toEqual(first)
  await beginRotation(db, keysDir, now())
  expect(await readFilesKey(keysDir)).toEqual(both)

  expect(await retireOldKeys(keysDir)).toEqual([first?.name])
  expect(await readFilesKey(keysDir)).toEqual([both[0]])
  expect((await readdir(keysDir)).join()).toContain(first?.name)
})
