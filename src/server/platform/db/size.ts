import { stat } from 'node:fs/promises'
import { sql } from 'kysely'
import { type DatabaseAddress, getEngine, sqliteFile } from './connect.ts'
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
