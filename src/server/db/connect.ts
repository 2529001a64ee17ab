import { join } from 'node:path'
import {
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import pg from 'pg'
import { seconds } from '../time.ts'
import type { Schema } from './schema.ts'
import { openSqlite, sqliteDialect } from './sqlite.ts'
import { type Db, refuseOuterConnection } from './transact.ts'

export type Engine = 'sqlite' | 'postgres'
export type DatabaseAddress = { databaseUrl: string | undefined; dataDir: string }

export const engineOf = (address: DatabaseAddress): Engine =>
  address.databaseUrl ? 'postgres' : 'sqlite'

export const sqliteFile = (address: DatabaseAddress) => join(address.dataDir, 'poplar.db')

export function connect(address: DatabaseAddress): Db {
  const { databaseUrl } = address
  const dialect = databaseUrl
    ? postgresDialect(databaseUrl)
    : sqliteDialect(openSqlite(sqliteFile(address)))
  return new Kysely<Schema>({ dialect })
}

function postgresDialect(connectionString: string): Dialect {
  const pool = () => {
    const created = new pg.Pool({
      connectionString,
      max: 10,
      connectionTimeoutMillis: 2 * seconds,
      statement_timeout: 15 * seconds,
      types: { getTypeParser },
    })
    // The next query replaces an idle connection that the database has closed.
    created.on('error', () => {})
    return created
  }
  return {
    createDriver: () => refuseOuterConnection(new PostgresDriver({ pool: async () => pool() })),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  }
}

/** Counts and sums are numbers on both databases; none of them comes near 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (id, format) => {
  const { INT8, NUMERIC } = pg.types.builtins
  return id === INT8 || id === NUMERIC ? Number : pg.types.getTypeParser(id, format)
}
