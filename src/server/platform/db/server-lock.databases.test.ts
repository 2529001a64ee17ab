import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/support/test-app.ts'
import { lockDataFolder } from './instances.ts'

const database = testDatabase()

test('only PostgreSQL lets a second server use a data folder, and both create a missing one', () => {
  const address = { ...database(), dataDir: join(database().dataDir, 'missing', 'data') }
  const lock = lockDataFolder(address)
  expect(existsSync(address.dataDir)).toBe(true)
  if (address.databaseUrl) {
    expect(lock).toBeUndefined()
    return expect(lockDataFolder(address)).toBeUndefined()
  }
  expect(() => lockDataFolder(address)).toThrow(
    `Another server is already running on the data folder ${address.dataDir}. Stop it, or set another DATA_DIR.`,
  )
  lock?.close()
  lockDataFolder(address)?.close()
})
