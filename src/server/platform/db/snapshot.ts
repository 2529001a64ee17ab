import { sql } from 'kysely'
import { connect, type DatabaseAddress, getEngine } from './connect.ts'
import type { Db } from './transact.ts'

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
