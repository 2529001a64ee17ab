import { AsyncLocalStorage } from 'node:async_hooks'
import type { Driver, Kysely, Transaction } from 'kysely'
import { isDeadlock } from './portable.ts'
import type { Schema } from './schema.ts'

/** A connection or a transaction: what every query function takes first. */
export type Db = Kysely<Schema>

const inside = new AsyncLocalStorage<true>()

const mostTries = 5

/**
 * Runs `act` in one transaction; it must use the `db` it is given. PostgreSQL ends one of two
 * transactions that wait for each other: nothing of it has happened, so it runs again.
 */
export async function transact<T>(
  db: Db,
  act: (db: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db
        .transaction()
        .execute((transaction) => inside.run(true, () => act(transaction)))
    } catch (error) {
      if (!isDeadlock(error) || tries === mostTries) throw error
    }
  }
}

/**
 * Using the outer connection inside a transaction waits for ever on SQLite and writes outside the
 * transaction on PostgreSQL. Both are told at once instead.
 */
export function refuseOuterConnection(driver: Driver): Driver {
  const acquire = driver.acquireConnection.bind(driver)
  driver.acquireConnection = (options) => {
    if (inside.getStore()) {
      throw new Error('Inside a transaction, use the db that transact() hands in.')
    }
    return acquire(options)
  }
  return driver
}
