type DriverError = { code?: unknown; errcode?: unknown }

/** Whether a unique value already exists. */
export function isDuplicate(error: unknown) {
  const { code, errcode } = (error ?? {}) as DriverError
  return code === '23505' || errcode === 2067 || errcode === 1555
}

/** Whether PostgreSQL ended this transaction because it and another one waited for each other. */
export const isDeadlock = (error: unknown) => ((error ?? {}) as DriverError).code === '40P01'

/** Whether another connection holds the lock of the SQLite database. */
export const isLocked = (error: unknown) => [5, 6].includes(sqliteCode(error) ?? 0)

/** Whether the disk of the database is full. */
export const isFull = (error: unknown) =>
  sqliteCode(error) === 13 || ((error ?? {}) as DriverError).code === '53100'

/** Whether the disk of the database takes nothing more: full, broken or read-only. */
export const isUnwritable = (error: unknown) =>
  isFull(error) || [8, 10].includes(sqliteCode(error) ?? 0)

/** Whether the database cannot do this now: locked, full, read-only, shutting down, out of reach. */
export function isUnavailable(error: unknown) {
  const errcode = sqliteCode(error)
  if (errcode !== undefined) return sqliteUnavailable.has(errcode)
  const { code } = (error ?? {}) as DriverError
  if (typeof code !== 'string') return isLostConnection(error)
  return postgresUnavailable.has(code) || ['08', '53'].includes(code.slice(0, 2))
}

/** The primary code; the upper bits only say more about it. */
function sqliteCode(error: unknown): number | undefined {
  const { errcode } = (error ?? {}) as DriverError
  return typeof errcode === 'number' ? errcode & 0xff : undefined
}

// Busy, locked, read-only, I/O error, full, cannot open.
const sqliteUnavailable = new Set([5, 6, 8, 10, 13, 14])

const postgresUnavailable = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  // Read-only, a transaction that was idle too long.
  '25006',
  '25P03',
  // A lock that was not free in time.
  '55P03',
  // Canceled after its time limit, shutting down, crashed, starting.
  '57014',
  '57P01',
  '57P02',
  '57P03',
  // An error of its disk.
  '58030',
])

/** The driver's own errors have no code. */
function isLostConnection(error: unknown) {
  const texts = /timeout exceeded|timeout expired|Connection terminated|is not queryable/
  return error instanceof Error && texts.test(error.message)
}
