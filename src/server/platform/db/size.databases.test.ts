import { stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { testApp } from '../../../../tests/support/test-app.ts'
import { sqliteFile } from './connect.ts'
import { setMilestone } from './milestones.ts'
import { databaseSize } from './size.ts'

const server = testApp()

test('the size of the database is that of all its files', async () => {
  const { db, settings, now } = server.context
  await setMilestone(db, 'written', now())
  const size = await databaseSize(db, settings)
  // PostgreSQL has some megabytes in a new database, and adds to them by itself.
  if (settings.databaseUrl) return expect(size).toBeGreaterThan(1_000_000)
  const file = sqliteFile(settings)
  const log = await stat(`${file}-wal`)
  expect(log.size).toBeGreaterThan(0)
  expect(size).toBe((await stat(file)).size + log.size)
  expect(await databaseSize(db, { ...settings, dataDir: `${settings.dataDir}-missing` })).toBe(0)
})
