import { beforeEach, expect, test } from 'vitest'
import { resealAll } from '#server/operations/keys/key-commands.ts'
import { createDocuments } from '#server/platform/files/document-store.ts'
import { createVault } from '#server/platform/files/vault.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { formBody } from '../../../../tests/support/multipart.ts'
import { referralFields } from '../../../../tests/support/referrals.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { countFilesOfOtherKeys, listAllFiles, listKeyNames } from './documents.queries.ts'
import { isKeyMissing } from './send-document.ts'
import { sweepDocuments } from './sweep.ts'

const server = testApp()

beforeEach(async () => {
  const { db } = server.context
  for (const table of ['applications', 'referrals', 'idempotency_keys'] as const) {
    await db.deleteFrom(table).execute()
  }
  await sweepDocuments(server.context, new Date(Date.now() + 7_200_000))
  await addApplication(server.context)
  const body = await formBody(referralFields())
  await server.app.inject({ method: 'POST', url: '/api/referrals/submit', ...body })
})

test('the files of applications and referrals are listed with what they belong to', async () => {
  const owners = (await listAllFiles(server.context.db)).map(({ owner }) => owner.split(' ')[0])
  expect(owners.sort()).toEqual(['application', 'application', 'referral', 'referral'])
})

test('no sweep takes the files of a referral, and it notices when one is missing', async () => {
  const later = new Date(Date.now() + 7_200_000)
  expect(await sweepDocuments(server.context, later)).toEqual({ removed: 0, missing: 0 })
  const { stored_name } = await server.context.db
    .selectFrom('referral_files')
    .select('stored_name')
    .executeTakeFirstOrThrow()
  await server.context.documents.remove(stored_name)
  expect(await sweepDocuments(server.context, later)).toEqual({ removed: 0, missing: 1 })
})

test('a new key seals everything again, what a referral needs too', async () => {
  const { db, files } = server.context
  const keys = [
    { name: 'new', key: Buffer.alloc(32, 9) },
    { name: 'test', key: Buffer.alloc(32, 7) },
  ]
  const vault = createVault(keys)
  const documents = createDocuments(files, vault)
  expect(await countFilesOfOtherKeys(db, 'new')).toBe(4)
  await resealAll({ db, documents, vault }, async () => {})
  expect(await listKeyNames(db)).toEqual(['new'])
  expect(await isKeyMissing({ db, documents }, 'new')).toBe(false)
  expect(await isKeyMissing(server.context, 'new')).toBe(true)
})
