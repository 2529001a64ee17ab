import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { readToken, signToken } from './authenticate.ts'

const secret = 'a secret that is used in tests and nowhere else'
const key = new TextEncoder().encode(secret)
const claims = { userId: 'ann', sessionId: 'one' }
const issued = new Date('2030-01-01T12:00:00Z')
const expires = new Date('2030-01-01T13:00:00Z')

const read = (token: string, now = issued) => readToken(secret, token, now)

/** A valid token, apart from the given changes. */
function token(change: Record<string, unknown> = {}, header: Record<string, unknown> = {}) {
  const payload = {
    iss: 'poplar',
    aud: 'poplar-office',
    sub: 'ann',
    sid: 'one',
    exp: expires.getTime() / 1000,
    ...change,
  }
  return new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header }).sign(key)
}

test('a token contains the user and the session', async () => {
  expect(await read(await signToken(secret, claims, issued, expires))).toEqual(claims)
  expect(await read(await token())).toEqual(claims)
})

test('a token is valid until it expires, by the server’s clock', async () => {
  const signed = await signToken(secret, claims, issued, expires)
  expect(await read(signed, new Date('2030-01-01T12:59:59Z'))).toEqual(claims)
  expect(await read(signed, expires)).toBe('expired')
})

test.each([
  ['of another program', { iss: 'someone' }],
  ['of no program', { iss: undefined }],
  ['for another program', { aud: 'someone' }],
  ['for no program', { aud: undefined }],
  ['of nobody', { sub: undefined }],
  ['without a session', { sid: undefined }],
  ['that never expires', { exp: undefined }],
])('a token %s is not valid', async (_, change) => {
  expect(await read(await token(change))).toBe('invalid')
})

test('a token with another format or signature is not valid', async () => {
  expect(await read(await token({}, { alg: 'HS384' }))).toBe('invalid')
  expect(await read(await token({}, { typ: 'other' }))).toBe('invalid')
  expect(await read(await signToken('another secret', claims, issued, expires))).toBe('invalid')
  expect(await read('nonsense')).toBe('invalid')
})
