import { sql } from 'kysely'
import { connect, type DatabaseAddress, getEngine } from './connect.ts'
import type { Db } from './transact.ts'

/** Throws when the file of a SQLite database is damaged. PostgreSQL notices by itself when it reads a damaged page. */
export async function requireUndamaged(address: DatabaseAddress): Promise<void> {
  if (getEngine(address) === 'postgres') return
  const db = connect(address)
  try {
    await requireIntegrity(db)
  } finally {
    await db.destroy()
  }
}

/** Reads every page of a SQLite database, and follows every reference from one table to another. */
export async function requireIntegrity(db: Db): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(db)
  const [{ integrity_check: found } = { integrity_check: '' }] = rows
  if (found !== 'ok') throw new Error(`The database file is damaged: ${found}`)
  const broken = await sql<{ table: string }>`pragma foreign_key_check`.execute(db)
  const [first] = broken.rows
  if (first) throw new Error(`A row of ${first.table} refers to a row that is not there.`)
}
