import type { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { isLocked } from './database-errors.ts'
import { inOptionalWrite } from './optional-write.ts'

const retryEvery = 50
const maxTries = 100

/**
 * All requests share one connection and take turns: one statement, or one transaction from its begin
 * to its end. While another process is writing, a write tries again for five seconds. Between the
 * tries it gives up its turn, because a read need not wait for the other process.
 */
export function takeTurns(raw: DatabaseSync, driver: Driver): Driver {
  const takeTurn = createTurns()
  const acquire = driver.acquireConnection.bind(driver)
  const begin = driver.beginTransaction.bind(driver)
  driver.acquireConnection = async (options) => new Session(await acquire(options), takeTurn)
  driver.beginTransaction = (session, settings) =>
    (session as Session).begin((connection) => begin(connection, settings))
  driver.rollbackTransaction = async () => {
    // A full disk has already ended the transaction; an error here would hide the first one.
    if (raw.isTransaction) raw.exec('rollback')
  }
  driver.releaseConnection = async (session) => (session as Session).release()
  return driver
}

type TakeTurn = () => Promise<() => void>

/** What Kysely takes for a connection of its own. */
class Session implements DatabaseConnection {
  readonly #shared: DatabaseConnection
  readonly #takeTurn: TakeTurn
  /** Set during a transaction. */
  #endTurn: (() => void) | undefined

  constructor(shared: DatabaseConnection, takeTurn: TakeTurn) {
    this.#shared = shared
    this.#takeTurn = takeTurn
  }

  begin(act: (connection: DatabaseConnection) => Promise<void>): Promise<void> {
    return retryWhileLocked(async () => {
      const endTurn = await this.#takeTurn()
      try {
        await act(this.#shared)
        this.#endTurn = endTurn
      } catch (error) {
        endTurn()
        throw error
      }
    })
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#endTurn) return this.#shared.executeQuery(query)
    return retryWhileLocked(async () => {
      const endTurn = await this.#takeTurn()
      try {
        return await this.#shared.executeQuery<R>(query)
      } finally {
        endTurn()
      }
    })
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('A query that streams would keep its turn for too long.')
  }

  release() {
    this.#endTurn?.()
    this.#endTurn = undefined
  }
}

function createTurns(): TakeTurn {
  let last = Promise.resolve()
  return async () => {
    const turn = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    await turn
    return resolve
  }
}

async function retryWhileLocked<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act()
    } catch (error) {
      if (!isLocked(error) || tries === maxTries || inOptionalWrite()) throw error
      await setTimeout(retryEvery)
    }
  }
}
