import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { seconds } from '../time.ts'
import { takeTurns } from './sqlite-turns.ts'
import { refuseOuterConnection } from './transact.ts'

/** A commit survives a power failure, and readers do not wait for a writer. */
export function openSqlite(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true })
  const raw = new DatabaseSync(file, { timeout: 5 * seconds })
  raw.exec('pragma journal_mode = wal')
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
