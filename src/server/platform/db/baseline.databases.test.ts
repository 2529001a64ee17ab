import { readFile } from 'node:fs/promises'
import { PostgresAdapter, sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApplication } from '#server/hiring/application-data/applications.queries.ts'
import {
  listApplications,
  readCounts,
} from '#server/hiring/applications/application-list.queries.ts'
import { rowsIn, rowsInArchive } from '../../../../tests/support/archives.ts'
import { comparable, withDatabase } from '../../../../tests/support/backups.ts'
import { openSavedDatabase, savedBackup } from '../../../../tests/support/saved-version.ts'
import { testDatabase } from '../../../../tests/support/test-app.ts'
import { sqliteFile } from './connect.ts'
import { migrate } from './migrate.ts'
import type { Db } from './transact.ts'

async function historyIn(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** All rows, also of the tables that triggers fill and backups leave out. */
const everythingIn = async (db: Db) => ({
  ...(await rowsIn(db)),
  application_counts: await db
    .selectFrom('application_counts')
    .selectAll()
    .orderBy('status')
    .execute(),
  change_counts: await db.selectFrom('change_counts').selectAll().orderBy('kind').execute(),
})

describe('a database of the last version before the baseline', () => {
  const address = testDatabase()
  const fresh = testDatabase('migrated')
  beforeAll(() => openSavedDatabase(address()))

  test('is at the baseline, by a new entry alone, also when three instances start together', async () => {
    const before = await withDatabase(address(), everythingIn)
    expect(await withDatabase(address(), historyIn)).toHaveLength(46)
    await Promise.all([migrate(address()), migrate(address()), migrate(address())])
    const history = await withDatabase(address(), historyIn)
    expect(history).toEqual(await withDatabase(fresh(), historyIn))
    const after = await withDatabase(address(), everythingIn)
