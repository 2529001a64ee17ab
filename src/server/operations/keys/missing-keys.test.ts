import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findUserByEmail } from '#server/accounts/users/users.queries.ts'
import { StoreFault } from '#server/platform/errors.ts'
import { isKeyMissing } from '#server/records/documents/send-document.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { addFactor } from '../../../../tests/support/sign-in.ts'
import { testApp, testUser } from '../../../../tests/support/test-app.ts'
import { ensureFileKeys, missingKeysWarning } from './missing-keys.ts'

const server = testApp()
let keysDir: string

beforeEach(async () => {
  keysDir = await mkdtemp(join(tmpdir(), 'poplar-keys-'))
})
afterEach(() => rm(keysDir, { recursive: true, force: true }))

const ensure = (filesKey?: string) =>
  ensureFileKeys(server.context.db, server.context.files, { keysDir, filesKey })

test('a first key is made while nothing is sealed, but not when second factors are', async () => {
  const { context } = server
  await ensure()
  expect(await readdir(keysDir)).toContain('files-key')

  const user = await findUserByEmail(context.db, testUser.email)
  await addFactor(context, user?.id ?? '')
  await rm(join(keysDir, 'files-key'))
  await expect(ensure()).rejects.toThrow('second factors are sealed with a key (test)')
  expect(await readdir(keysDir)).not.toContain('files-key')
})

test('no key is made for documents whose key is gone, also when no row refers to them', async () => {
  const { db, documents, files } = server.context
  await db.deleteFrom('second_factors').execute()
  await addApplication(server.context)
  await expect(ensure()).rejects.toThrow(
    `There is no files-key in ${keysDir}, but applicants' documents or second factors are sealed with a key (test). Put your copy of the key back, or set FILES_KEY. If it is lost for good, run: npm run office -- keys new`,
  )
  await db.deleteFrom('applications').execute()
  await expect(ensure()).rejects.toThrow('are sealed with a key. Put your copy of the key back')
  expect(await readdir(keysDir)).toEqual([])
  // A key in the settings is the operator's own decision.
  await ensure(`other:${Buffer.alloc(32, 3).toString('base64')}`)
  expect(await readdir(keysDir)).toEqual([])

  for (const name of await documents.list()) await documents.remove(name)
  await files.put(`pictures/${'0'.repeat(32)}-480.webp`, Buffer.from('a picture'))
  await ensure()
  expect(await readdir(keysDir)).toContain('files-key')
})

test('one document that opens shows that its key is here, and a store out of reach shows nothing', async () => {
  const { db, documents } = server.context
  await addApplication(server.context)
  const failWith = (...errors: (Error | undefined)[]) => {
    const read = async () => {
      const error = errors.shift()
      if (error) throw error
      return Buffer.from('words')
    }
    return { db, documents: { ...documents, read } }
  }
  const damaged = new Error('damaged')
  expect(await isKeyMissing(failWith(damaged, undefined), 'test')).toBe(false)
  expect(await isKeyMissing(failWith(undefined, damaged), 'test')).toBe(false)
  expect(await isKeyMissing(failWith(damaged, damaged), 'test')).toBe(true)
  const silent = new StoreFault('No response')
  await expect(isKeyMissing(failWith(silent), 'test')).rejects.toThrow(silent)
  expect(await isKeyMissing(server.context, 'a key that seals nothing')).toBe(false)
})

test('the warning names every key that is missing', () => {
  expect(missingKeysWarning(['a', 'b'])).toBe(
    'WARNING: sealed documents cannot be opened: the key a, b is not in KEYS_DIR or FILES_KEY, or it is a wrong one. Put your copy of the key back.',
  )
})
