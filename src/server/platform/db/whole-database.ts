import { stat } from 'node:fs/promises'
import { sql } from 'kysely'
import { connect, type DatabaseAddress, getEngine, sqliteFile } from './connect.ts'
import type { Db } from './transact.ts'

/** How many bytes the database has on the disk. */
export async function databaseSize(db: Db, address: DatabaseAddress): Promise<number> {
  if (getEngine(address) === 'postgres') {
    const { rows } = await sql<{
      size: number
    }>`select pg_database_size(current_database()) as size`.execute(db)
    return rows[0]?.size ?? 0
  }
  let size = 0
  for (const ending of ['', '-wal']) {
    size += (await stat(`${sqliteFile(address)}${ending}`).catch(() => undefined))?.size ?? 0
  }
  return size
}

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

/**
 * Lets `act` read the database as it is at one moment, on its own connection, while others keep
 * writing. Closing the connection ends the snapshot.
 */
export async function inSnapshot<T>(
  address: DatabaseAddress,
  act: (db: Db) => Promise<T>,
): Promise<T> {
  const db = connect(address, { timeLimits: false })
  const begin =
    getEngine(address) === 'postgres'
      ? sql`begin isolation level repeatable read read only`
      : sql`begin deferred`
  try {
    return await db.connection().execute(async (db) => {
      await begin.execute(db)
      return act(db)
    })
  } finally {
    await db.destroy()
  }
}
