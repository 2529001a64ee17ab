import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { isUnavailable } from './portable.ts'
import { refuseOuterConnection } from './transact.ts'

/** A commit survives a power failure, and readers do not wait for a writer. */
export function openSqlite(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true })
  const raw = new DatabaseSync(file)
  // node:sqlite waits on the event loop, so a longer wait would delay every other request too.
  raw.exec('pragma busy_timeout = 250')
  raw.exec('pragma journal_mode = wal')
  raw.exec('pragma synchronous = full')
  raw.exec('pragma foreign_keys = on')
  return raw
}

export function sqliteDialect(raw: DatabaseSync): Dialect {
  return {
    createDriver: () =>
      refuseOuterConnection(
        oneAtATime(
          retryBegin(new SqliteDriver({ database: async () => withCachedStatements(raw) })),
        ),
      ),
    createAdapter: () => new QueueingAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

/** Retries for about five seconds while another process is writing, without blocking this one. */
async function retryWhileBusy<T>(act: () => T | Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await act()
    } catch (error) {
      if (!isUnavailable(error) || tries === 15) throw error
      await setTimeout(50)
    }
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

function retryBegin(driver: Driver): Driver {
  const begin = driver.beginTransaction.bind(driver)
  driver.beginTransaction = (connection, settings) =>
    retryWhileBusy(() => begin(connection, settings))
  return driver
}

function oneAtATime(driver: Driver): Driver {
  let last: Promise<void> = Promise.resolve()
  const releases = new WeakMap<DatabaseConnection, () => void>()
  const acquire = driver.acquireConnection.bind(driver)
  driver.acquireConnection = async () => {
    const turn = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    await turn
    const connection = await acquire()
    releases.set(connection, resolve)
    return connection
  }
  driver.releaseConnection = async (connection) => releases.get(connection)?.()
  return driver
}
