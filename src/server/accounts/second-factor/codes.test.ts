import { expect, test } from 'vitest'
import {
  findStep,
  isAppCode,
  makeSetupAddress,
  newRecoveryCodes,
  newSecret,
  recoveryHash,
} from './codes.ts'

/** The secret of RFC 6238, appendix B, as base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

test.each([
  [59, '287082', 1],
  [1111111109, '081804', 37037036],
  [20000000000, '353130', 666666666],
])('the code at %i s is that of RFC 6238', (seconds, code, step) => {
  expect(findStep(secret, code, at(seconds))).toBe(step)
})

test('a code counts one step early and late, and no longer', () => {
  const accepted = [-1, 0, 29, 30, 59, 60, 89, 90].map((seconds) => [
    seconds,
    findStep(secret, '287082', at(Math.max(seconds, 0))),
  ])
  expect(accepted).toEqual([
    [-1, 1],
    [0, 1],
    [29, 1],
    [30, 1],
    [59, 1],
    [60, 1],
    [89, 1],
    [90, undefined],
  ])
})

test('codes may be typed with spaces, hyphens and small letters', () => {
  expect(findStep(secret, ' 287 082', at(59))).toBe(1)
  expect(isAppCode('287-082')).toBe(true)
  expect(recoveryHash('abcd efgh-ijkl mnop')).toBe(recoveryHash('ABCD-EFGH-IJKL-MNOP'))
  expect(isAppCode('ABCD-EFGH-IJKL-MNOP')).toBe(false)
})

test('secrets have 160 bits and recovery codes 120, and none repeats', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(newSecret())
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/)
})

test('the address names the provider and the account', () => {
  const address = new URL(makeSetupAddress('Tulip Poplar Care', secret, 'maria@example.org'))
  expect(address.href).toMatch(/^otpauth:\/\/totp\/Tulip%20Poplar%20Care:maria%40example\.org\?/)
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: 'Tulip Poplar Care',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
