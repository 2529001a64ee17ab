import { randomUUIDv7 } from 'node:crypto'
import { PostgresAdapter, sql } from 'kysely'
import type { Db } from './transact.ts'

/** Ids sort by the time they were created. */
export const newId = () => randomUUIDv7()

export const toFlag = (value: boolean): 0 | 1 => (value ? 1 : 0)

/** Whether a column contains a text, without wildcards. Both must be in lower case, as only SQLite ignores case. */
export const containing = (column: string, text: string) =>
  sql<boolean>`${sql.ref(column)} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`

/** The number of whole hours between two columns of times. */
export function wholeHoursBetween(db: Db, from: string, to: string) {
  const [start, end] = [sql.ref(from), sql.ref(to)]
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<number>`floor(extract(epoch from ${end}::timestamptz - ${start}::timestamptz) / 3600)::int`
    : sql<number>`cast((unixepoch(${end}, 'subsec') - unixepoch(${start}, 'subsec')) / 3600 as integer)`
}

type DriverError = { code?: unknown; errcode?: unknown }

/** Whether a unique value already exists. */
export function isDuplicate(error: unknown) {
  const { code, errcode } = (error ?? {}) as DriverError
  return code === '23505' || errcode === 2067 || errcode === 1555
}

/** Whether PostgreSQL ended this transaction because it and another one waited for each other. */
export const isDeadlock = (error: unknown) => ((error ?? {}) as DriverError).code === '40P01'

/** Whether the database cannot answer now: locked, full, shutting down, out of connections. */
export function isUnavailable(error: unknown) {
  const { code, errcode } = (error ?? {}) as DriverError
  if (typeof errcode === 'number') return sqliteBusyOrFull.has(errcode & 0xff)
  return typeof code === 'string' && (postgresDown.has(code) || code.startsWith('08'))
    ? true
    : isPoolTimeout(error)
}

const sqliteBusyOrFull = new Set([5, 6, 10, 13])

const postgresDown = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '53100',
  '53200',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
])

function isPoolTimeout(error: unknown) {
  return error instanceof Error && /timeout exceeded|Connection terminated/.test(error.message)
}
