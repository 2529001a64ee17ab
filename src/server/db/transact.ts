import { AsyncLocalStorage } from 'node:async_hooks'
import type { Driver, Kysely, Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** A connection or a transaction: what every query function takes first. */
export type Db = Kysely<Schema>

const inside = new AsyncLocalStorage<true>()

/** Runs `act` in one transaction; it must use the `db` it is given. */
export function transact<T>(db: Db, act: (db: Transaction<Schema>) => Promise<T>): Promise<T> {
  return db.transaction().execute((transaction) => inside.run(true, () => act(transaction)))
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
