import { describe, expect, test } from 'vitest'
import { isDeadlock, isDuplicate, isFull, isLocked, isUnavailable } from './database-errors.ts'

const sqlite = (errcode: number) => Object.assign(new Error('refused'), { errcode })
const postgres = (code: string) => Object.assign(new Error('refused'), { code })

/** SQLite says more about a code in its upper bits. */
const extended = (code: number) => code | (3 << 8)

describe('an error that passes by itself or can be repaired', () => {
  test.each([5, 6, 8, 10, 13, 14])('is code %i of SQLite', (code) => {
    expect(isUnavailable(sqlite(code))).toBe(true)
    expect(isUnavailable(sqlite(extended(code)))).toBe(true)
  })

  test.each([
    ...['EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND'],
    ...['EPIPE', 'ETIMEDOUT', '25006', '25P03', '55P03', '57014', '57P01', '57P02', '57P03'],
    ...['58030', '08006', '53100', '53300'],
  ])('is code %s of PostgreSQL', (code) => {
    expect(isUnavailable(postgres(code))).toBe(true)
  })

  test.each([
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
  ])('is "%s" of the driver', (message) => {
    expect(isUnavailable(new Error(message))).toBe(true)
    expect(isUnavailable({ message })).toBe(false)
  })
})

test.each([
  sqlite(1),
  sqlite(19),
  postgres('23505'),
  postgres('42P01'),
  postgres('40P01'),
  postgres('EACCES'),
  // The class of a code is its first two characters.
  postgres('10800'),
  Object.assign(new Error('timeout expired'), { code: '22001' }),
  new Error('A defect'),
  undefined,
  null,
])('%o is a defect, which another try would not change', (error) => {
  expect(isUnavailable(error)).toBe(false)
})

test('a unique value that exists is recognized by its codes', () => {
  for (const error of [postgres('23505'), sqlite(2067), sqlite(1555)]) {
    expect(isDuplicate(error)).toBe(true)
  }
  for (const error of [postgres('23503'), sqlite(19), sqlite(787), undefined, null]) {
    expect(isDuplicate(error)).toBe(false)
  }
})

test('a deadlock, a lock and a full disk are told apart', () => {
  const recognized = (error: unknown) => [isDeadlock(error), isLocked(error), isFull(error)]
  expect(recognized(postgres('40P01'))).toEqual([true, false, false])
  for (const code of [5, 6, extended(5)]) {
    expect(recognized(sqlite(code))).toEqual([false, true, false])
  }
  for (const error of [sqlite(13), sqlite(extended(13)), postgres('53100')]) {
    expect(recognized(error)).toEqual([false, false, true])
  }
  for (const error of [sqlite(0), postgres('53300'), new Error('A defect'), undefined, null]) {
    expect(recognized(error)).toEqual([false, false, false])
  }
})
