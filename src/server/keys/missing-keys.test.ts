import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addFactor } from '../../../tests/support/second-factor.ts'
import { testApp, testUser } from '../../../tests/support/test-app.ts'
import { findUserByEmail } from '../users/users.queries.ts'
import { ensureFileKeys } from './missing-keys.ts'

const server = testApp()
let keysDir: string

beforeEach(async () => {
  keysDir = await mkdtemp(join(tmpdir(), 'poplar-keys-'))
})
afterEach(() => rm(keysDir, { recursive: true, force: true }))

test('a first key is made while nothing is sealed, but not when second factors are', async () => {
  const { context } = server
  const ensure = () => ensureFileKeys(context.db, context.files, { ...context.settings, keysDir })
  await ensure()
  expect(await readdir(keysDir)).toContain('files-key')

  const user = await findUserByEmail(context.db, testUser.email)
  await addFactor(context, user?.id ?? '')
  await rm(join(keysDir, 'files-key'))
  await expect(ensure()).rejects.toThrow('second factors are sealed with a key (test)')
  expect(await readdir(keysDir)).not.toContain('files-key')
})
