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
