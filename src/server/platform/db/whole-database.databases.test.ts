import { open, stat } from 'node:fs/promises'
import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { testApp, testDatabase } from '../../../../tests/support/test-app.ts'
import { connect, sqliteFile } from './connect.ts'
import { migrate } from './migrate.ts'
import { readMilestone, setMilestone } from './milestones.ts'
import { databaseSize, inSnapshot, requireIntegrity, requireUndamaged } from './whole-database.ts'

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

const address = testDatabase()

describe.skipIf(inject('postgresUrl'))('a SQLite database', () => {
  test('is accepted when it is whole, and refused when a row refers to nothing', async () => {
    await migrate(address())
    await requireUndamaged(address())
    const db = connect(address())
    await sql`pragma foreign_keys = off`.execute(db)
    await sql`insert into recovery_codes (user_id, code_hash) values ('nobody', 'x')`.execute(db)
    await expect(requireIntegrity(db)).rejects.toThrow(
      'A row of recovery_codes refers to a row that is not there.',
    )
    await sql`delete from recovery_codes`.execute(db)
    await requireIntegrity(db)
    await db.destroy()
  })

  test('is refused when its file was damaged', async () => {
    const db = connect(address())
    const { rows } = await sql<{ page_size: number }>`pragma page_size`.execute(db)
    const tables = await sql<{ rootpage: number }>`
      select rootpage from sqlite_schema where name = 'audit_log'`.execute(db)
    await db.destroy()
    const [size, page] = [rows[0]?.page_size ?? 0, tables.rows[0]?.rootpage ?? 0]
    const file = await open(sqliteFile(address()), 'r+')
    await file.write(Buffer.alloc(size, 7), 0, size, (page - 1) * size)
    await file.close()
    await expect(requireUndamaged(address())).rejects.toThrow('The database file is damaged: *')
  })
})

test.runIf(inject('postgresUrl'))('PostgreSQL is not checked', async () => {
  await requireUndamaged({ dataDir: '', databaseUrl: 'postgres://127.0.0.1:1/nowhere' })
})

test('what is written meanwhile is not in a snapshot, and need not wait for its end', async () => {
  const { db, settings } = server.context
  const [early, late] = [new Date('2026-11-15T12:00:00Z'), new Date('2026-11-15T13:00:00Z')]
  await setMilestone(db, 'changing', early)
  const seen = await inSnapshot(settings, async (snapshot) => {
    const before = await readMilestone(snapshot, 'changing')
    await setMilestone(db, 'changing', late)
    return [before, await readMilestone(snapshot, 'changing')]
  })
  expect(seen).toEqual([early.toISOString(), early.toISOString()])
  expect(await readMilestone(db, 'changing')).toBe(late.toISOString())
})

test('a snapshot that fails ends, and what it failed with is passed on', async () => {
  const { db, settings } = server.context
  let used: typeof db | undefined
  const failing = inSnapshot(settings, async (snapshot) => {
    used = snapshot
    throw new Error('stop')
  })
  await expect(failing).rejects.toThrow('stop')
  await expect(sql`select 1`.execute(used ?? db)).rejects.toThrow()
})
