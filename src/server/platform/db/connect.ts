import { join } from 'node:path'
import { Kysely } from 'kysely'
import { postgresDialect } from './postgres.ts'
import type { Schema } from './schema.ts'
import { openSqlite, sqliteDialect } from './sqlite.ts'
import type { Db } from './transact.ts'

export type Engine = 'sqlite' | 'postgres'
export type DatabaseAddress = { databaseUrl: string | undefined; dataDir: string }

export const getEngine = (address: DatabaseAddress): Engine =>
  address.databaseUrl ? 'postgres' : 'sqlite'

export const sqliteFile = (address: DatabaseAddress) => join(address.dataDir, 'poplar.db')

/** Migrations, backup and restore may take long, so they turn off the limits that requests have. */
export function connect(address: DatabaseAddress, { timeLimits = true } = {}): Db {
  const { databaseUrl } = address
  const dialect = databaseUrl
    ? postgresDialect(databaseUrl, timeLimits)
    : sqliteDialect(openSqlite(sqliteFile(address)))
  return new Kysely<Schema>({ dialect })
}
