import { open } from 'node:fs/promises'
import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { testDatabase } from '../../../../tests/support/test-app.ts'
import { connect, sqliteFile } from './connect.ts'
import { requireIntegrity, requireUndamaged } from './integrity.ts'
import { migrate } from './migrate.ts'

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
