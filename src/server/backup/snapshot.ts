import { sql } from 'kysely'
import { connect, type DatabaseAddress, engineOf } from '../db/connect.ts'
import type { Db } from '../db/transact.ts'

/**
 * Lets `act` read the database as it is at one moment, on a connection of its own, while others go
 * on writing. Closing the connection ends it.
 */
export async function inSnapshot<T>(
  address: DatabaseAddress,
  act: (db: Db) => Promise<T>,
): Promise<T> {
  const db = connect(address)
  const begin =
    engineOf(address) === 'postgres'
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
