import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { respondWith } from '../../../tests/support/render.tsx'
import {
  checkSession,
  clearSession,
  duringSignOut,
  expireSession,
  onSessionExpired,
  storedToken,
  storedUser,
  storeSession,
} from './session.ts'

const maria = { _id: '1', username: 'maria', email: 'maria@example.org', role: 'admin' }

let count = 0
const token = () => `stored token ${count}`

beforeEach(() => {
  // Each test uses a new token, so that no result for an earlier token is reused.
  count += 1
  storeSession(token(), maria)
})
afterEach(() => vi.unstubAllGlobals())

function respondToCheck(reply: unknown, status = 200) {
  const fetch = vi.fn(async (_path: string, _init?: RequestInit) =>
    Response.json(reply, { status }),
  )
  respondWith(fetch)
  return fetch
}

describe('the stored session', () => {
  test('is the token and the user, until it is cleared', () => {
    expect(storedToken()).toBe(token())
    expect(storedUser()).toEqual(maria)
    clearSession()
    expect(storedToken()).toBeNull()
    expect(storedUser()).toBeNull()
  })

  test('has no user if the stored text cannot be read', () => {
    localStorage.setItem('adminUser', '{')
    expect(storedUser()).toBeNull()
  })

  test('is empty if the browser blocks storage', () => {
    const getItem = () => {
      throw new DOMException('Blocked', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem })
    expect(storedToken()).toBeNull()
    expect(storedUser()).toBeNull()
  })
})

describe('the check of the session', () => {
  test('sends the token', async () => {
    const fetch = respondToCheck({ valid: true, user: maria })
    expect(await checkSession()).toEqual({ valid: true, user: maria })
    expect(fetch.mock.calls).toEqual([
      ['/api/auth/validate', { method: 'GET', headers: { authorization: `Bearer ${token()}` } }],
    ])
  })

  test('without a token does not ask the server', async () => {
    clearSession()
    expect(await checkSession()).toEqual({ valid: false, reason: 'no_token' })
  })

  test('uses the stored user if the response names none', async () => {
    respondToCheck({ valid: true })
    expect(await checkSession()).toEqual({ valid: true, user: maria })
  })

  test('fails if the user is not known at all', async () => {
    respondToCheck({ valid: true })
    localStorage.removeItem('adminUser')
    expect(await checkSession()).toEqual({ valid: false, reason: 'no_token' })
  })

  test.each([
    [200, { valid: false }],
    [401, {}],
  ])('that is refused with %i and %j without a reason is invalid', async (status, reply) => {
    respondToCheck(reply, status)
    expect(await checkSession()).toEqual({ valid: false, reason: 'invalid' })
  })
})

describe('a token', () => {
  /** Like the tokens of the server, in the alphabet for addresses. */
  const tokenWith = (content: object) =>
    `a.${btoa(JSON.stringify(content)).replaceAll('+', '-').replaceAll('/', '_')}.c`

  test('that has expired is noticed in any alphabet, without asking the server', async () => {
    const expired = tokenWith({ exp: 1, name: '~~~???>>>' })
    expect(expired).toMatch(/-.*_|_.*-/)
    storeSession(expired, maria)
    expect(await checkSession()).toEqual({ valid: false, reason: 'expired' })
  })

  test('without a readable expiry is checked by the server', async () => {
    respondToCheck({ valid: false, reason: 'revoked' })
    storeSession(tokenWith({ exp: '1' }), maria)
    expect(await checkSession()).toEqual({ valid: false, reason: 'revoked' })
  })
})

describe('a screen that waits for the end of the session', () => {
  const expired = vi.fn()
  beforeEach(() => expired.mockReset())

  test('is not notified after it has gone', () => {
    const stop = onSessionExpired(expired)
    stop()
    expireSession()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(expired).not.toHaveBeenCalled()
  })

  test('is notified again after a sign-out and a new login', async () => {
    await duringSignOut(async () => clearSession())
    storeSession(token(), maria)
    clearSession()
    const stop = onSessionExpired(expired)
    expireSession(null)
    stop()
    expect(expired).toHaveBeenCalledOnce()
  })
})
