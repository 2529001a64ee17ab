import { randomUUIDv7 } from 'node:crypto'
import { PostgresAdapter, sql } from 'kysely'
import type { Db } from './transact.ts'

/** Ids sort by the time they were made. */
export const newId = () => randomUUIDv7()

export const toFlag = (value: boolean): 0 | 1 => (value ? 1 : 0)

/** A column that holds a text somewhere, every sign of it taken as it is. Compare lower case with lower case. */
export const containing = (column: string, text: string) =>
  sql<boolean>`${sql.ref(column)} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`

/** How many whole hours lie between two columns of times. */
export function wholeHoursBetween(db: Db, from: string, to: string) {
  const [start, end] = [sql.ref(from), sql.ref(to)]
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<number>`floor(extract(epoch from ${end}::timestamptz - ${start}::timestamptz) / 3600)::int`
    : sql<number>`cast((unixepoch(${end}, 'subsec') - unixepoch(${start}, 'subsec')) / 3600 as integer)`
}

type DriverError = { code?: unknown; errcode?: unknown }

/** Two rows with the same unique value. */
export function isDuplicate(error: unknown) {
  const { code, errcode } = (error ?? {}) as DriverError
  return code === '23505' || errcode === 2067 || errcode === 1555
}

/** Two transactions waited for each other, and this one was ended so that the other could go on. */
export const isDeadlock = (error: unknown) => ((error ?? {}) as DriverError).code === '40P01'

/** The database is there but cannot answer now: locked, full, shutting down, out of connections. */
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
