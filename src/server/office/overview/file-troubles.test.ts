import { beforeEach, expect, test } from 'vitest'
import { StoreFault } from '#server/platform/errors.ts'
import { createDocuments } from '#server/platform/files/document-store.ts'
import { createVault } from '#server/platform/files/vault.ts'
import { minutes } from '#server/platform/time.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { createFileTroubles } from './overview.queries.ts'

const server = testApp()

beforeEach(async () => {
  await server.context.db.deleteFrom('applications').execute()
  await addApplication(server.context)
})

test('a missing key is named, and looked for again after ten minutes', async () => {
  const { db, files, now } = server.context
  let keys = [{ name: 'another', key: Buffer.alloc(32, 8) }]
  const documents = createDocuments(
    files,
    createVault(async () => keys),
  )
  const troubles = createFileTroubles({ db, documents, now })
  const missing = [{ reason: 'missing key', keyName: 'test' }]
  expect(await troubles()).toEqual(missing)
  keys = [...keys, { name: 'test', key: Buffer.alloc(32, 7) }]
  server.wait(10 * minutes - 1)
  expect(await troubles()).toEqual(missing)
  server.wait(1)
  expect(await troubles()).toEqual([])
})

test.each([
  ['it is named', new StoreFault('No response'), [{ reason: 'out of reach' }]],
  ['another error is not hidden', new TypeError('x is not a function'), undefined],
])('when the store cannot be reached, %s', async (_, error, expected) => {
  const { documents } = server.context
  const broken = { ...documents, belongTo: () => Promise.reject(error) }
  const troubles = createFileTroubles({ ...server.context, documents: broken })()
  if (expected) expect(await troubles).toEqual(expected)
  else await expect(troubles).rejects.toBe(error)
})
