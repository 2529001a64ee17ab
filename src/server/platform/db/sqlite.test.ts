import { sql } from 'kysely'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { testApp } from '../../../../tests/support/test-app.ts'
import { sqliteFile } from './connect.ts'
import { openSqlite } from './sqlite.ts'
import { transact } from './transact.ts'

const server = testApp()

describe.skipIf(inject('postgresUrl'))('SQLite', () => {
  test.each([
    ['journal_mode', 'wal'],
    // A commit waits until it is on the disk.
    ['synchronous', 2],
    ['foreign_keys', 1],
    // Rows of large sorts stay in the memory, and not in files outside of the data folder.
    ['temp_store', 2],
  ])('has %s set to %s', async (name, value) => {
    const { rows } = await sql<object>`pragma ${sql.raw(name)}`.execute(server.context.db)
    expect(rows.map((row) => Object.values(row))).toEqual([[value]])
  })

  test('lets no other process write once a transaction has begun, even if it has only read', async () => {
    const other = openSqlite(sqliteFile(server.context.settings))
    onTestFinished(() => other.close())
    await transact(server.context.db, async (db) => {
      await db.selectFrom('milestones').selectAll().execute()
      expect(() => other.exec('begin immediate')).toThrow('locked')
    })
    other.exec('begin immediate')
    other.exec('rollback')
  })

  test('refuses a query that streams', async () => {
    const rows = server.context.db.selectFrom('milestones').selectAll().stream()
    await expect(rows.next()).rejects.toThrow('A query that streams')
  })
})
