import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { seconds } from '../time.ts'
import { isLocked, isUnwritable } from './database-errors.ts'
import { inOptionalWrite, refuseOuterConnection } from './transact.ts'

/** A commit survives a power failure, and readers do not wait for a writer. */
export function openSqlite(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true })
  try {
    return open(file, 'normal')
  } catch (error) {
    if (!isUnwritable(error)) throw error
    // What connections share is in a file, for which a full disk has no space. One alone needs none, and can read.
    return open(file, 'exclusive')
  }
}

function open(file: string, locking: 'normal' | 'exclusive'): DatabaseSync {
  const raw = new DatabaseSync(file, { timeout: 5 * seconds })
  try {
    raw.exec(`pragma locking_mode = ${locking}`)
    raw.exec('pragma journal_mode = wal')
    // Reads from the file, so that a full disk is noticed here.
    raw.exec('select count(*) from sqlite_schema')
  } catch (error) {
    raw.close()
    throw error
  }
  raw.exec('pragma synchronous = full')
  raw.exec('pragma foreign_keys = on')
  // Otherwise SQLite would write rows to files outside of the data folder.
  raw.exec('pragma temp_store = memory')
  // From now on `takeTurns` waits: here, a wait would block the event loop and so every request.
  raw.exec('pragma busy_timeout = 0')
  return raw
}

export function sqliteDialect(raw: DatabaseSync): Dialect {
  return {
    createDriver: () =>
      refuseOuterConnection(
        takeTurns(raw, new SqliteDriver({ database: async () => withCachedStatements(raw) })),
      ),
    createAdapter: () => new QueueingAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

/** Caches statements by their text, because preparing one costs more than running it. */
function withCachedStatements(raw: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, ReturnType<typeof toStatement>>()
  return {
    close: () => raw.close(),
    prepare(sql) {
      // A transaction that reads first and writes later needs the write lock from the start.
      const text = sql === 'begin' ? 'begin immediate' : sql
      const known = statements.get(text)
      if (known) return known
      // A query with a list has a different text for each length, so the cache needs a limit.
      if (statements.size > 1000) statements.clear()
      const statement = toStatement(raw.prepare(text))
      statements.set(text, statement)
      return statement
    },
  }
}

function toStatement(statement: StatementSync) {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
    iterate: (parameters: readonly unknown[]) =>
      statement.iterate(...values(parameters)) as IterableIterator<unknown>,
  }
}

/** Kysely's own queue would wait forever for a connection that the waiting code itself holds. */
class QueueingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }

  /** In SQLite, creating a table is part of the transaction; Kysely does not rely on it by default. */
  override get supportsTransactionalDdl() {
    return true
  }
}

const retryEvery = 50
const maxTries = 100

/**
 * All requests share one connection and take turns: one statement, or one transaction from its begin
 * to its end. While another process is writing, a write tries again for five seconds. Between the
 * tries it gives up its turn, because a read need not wait for the other process.
 */
function takeTurns(raw: DatabaseSync, driver: Driver): Driver {
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
