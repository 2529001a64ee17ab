import { AsyncLocalStorage } from 'node:async_hooks'
import type { Driver, Kysely, Transaction } from 'kysely'
import { isDiskFull } from '../errors.ts'
import { isDeadlock, isUnavailable, isUnwritable } from './database-errors.ts'
import type { Schema } from './schema.ts'

/** A connection or a transaction: what every query function takes first. */
export type Db = Kysely<Schema>

const inside = new AsyncLocalStorage<true>()

const maxTries = 5

/**
 * Runs `act` in one transaction; it must use the `db` it is given. When two transactions wait for
 * each other, PostgreSQL rolls one of them back, and it runs again.
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
      if (!isDeadlock(error) || tries === maxTries) throw error
    }
  }
}

/**
 * Using the outer connection inside a transaction would wait forever on SQLite and write outside the
 * transaction on PostgreSQL. Both are a mistake, so they fail immediately instead.
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

const running = new AsyncLocalStorage<true>()

/** Makes a write that is left out when the database cannot do it now, so that a read need not wait for it. */
export async function optionalWrite(act: () => Promise<unknown>): Promise<void> {
  try {
    await running.run(true, act)
  } catch (error) {
    if (!isUnavailable(error)) throw error
  }
}

/** Leaves out what a full disk cannot take; undefined then. */
export async function unlessUnwritable<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act()
  } catch (error) {
    if (!isUnwritable(error) && !isDiskFull(error)) throw error
    return undefined
  }
}

export const inOptionalWrite = () => running.getStore() === true
