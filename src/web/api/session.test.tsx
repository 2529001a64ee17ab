import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { authCalls } from '#contract/accounts/auth.ts'
import { heroCalls } from '#contract/website/hero.ts'
import { badGateway, failure, respond } from '../../../tests/support/render.tsx'
import { call } from './call.ts'
import { fetchFile } from './files.ts'
import {
  checkSession,
  clearSession,
  duringSignOut,
  knownSession,
  onSessionExpired,
  storedToken,
  storedUser,
  storeSession,
} from './session.ts'

const maria = { _id: '1', username: 'maria', email: 'maria@example.org', role: 'admin' }
const valid = { body: { valid: true, user: maria } }
const revoked = { status: 401, body: { valid: false, reason: 'revoked' } }
const refused = failure(401, 'Refused')
const hero = { body: { success: true, data: [] } }
const validation = 'GET /auth/validate'

const expired = vi.fn()
let stop: () => void
let count = 0

beforeEach(() => {
  // Each test uses a new token, so that no result for an earlier token is reused.
  count += 1
  storeSession(`token ${count}`, maria)
  expired.mockReset()
  stop = onSessionExpired(expired)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const askForSlides = () => call(heroCalls.listAll, {})
const askForFile = () => fetchFile('uploads/documents/x.pdf')
const newToken = () => `newer token ${count}`

describe('a 401 response', () => {
  test.each([
    ['to a call', askForSlides],
    ['to a file', askForFile],
  ])(
    '%s ends the session: the stored token is removed and the screen is notified',
    async (_, ask) => {
      respond({
        [validation]: valid,
        'GET /hero/admin': refused,
        'GET /uploads/documents/x.pdf': refused,
      })
      await expect(ask()).rejects.toMatchObject({ status: 401 })
      expect(storedToken()).toBeNull()
      expect(storedUser()).toBeNull()
      expect(expired).toHaveBeenCalledOnce()
    },
  )

  test.each([
    ['a call', askForSlides],
    ['a file', askForFile],
  ])('to %s with an old token does not end a newer session', async (_, ask) => {
    const late = () => {
      storeSession(newToken(), maria)
      return refused
    }
    respond({ [validation]: valid, 'GET /hero/admin': late, 'GET /uploads/documents/x.pdf': late })
    await expect(ask()).rejects.toMatchObject({ status: 401 })
    expect(storedToken()).toBe(newToken())
    expect(expired).not.toHaveBeenCalled()
  })

  test('to the check of an old token does not end a newer session', async () => {
    respond({
      [validation]: () => {
        storeSession(newToken(), maria)
        return revoked
      },
    })
    await expect(askForSlides()).rejects.toMatchObject({ status: 401 })
    expect(storedToken()).toBe(newToken())
    expect(expired).not.toHaveBeenCalled()
  })

  test('after signing out is ignored', async () => {
    respond({
      [validation]: valid,
      'GET /hero/admin': () => {
        clearSession()
        return refused
      },
    })
    await expect(askForSlides()).rejects.toMatchObject({ status: 401 })
    expect(expired).not.toHaveBeenCalled()
  })

  test('during a sign-out is ignored, but not afterwards', async () => {
    respond({ [validation]: valid, 'GET /hero/admin': refused })
    await duringSignOut(async () => {
      await askForSlides().catch(() => {})
    })
    expect(expired).not.toHaveBeenCalled()
    await askForSlides().catch(() => {})
    expect(expired).toHaveBeenCalledOnce()
  })

  test('to a call of a screen that is still mounted after the sign-out is ignored', async () => {
    respond({ [validation]: valid, 'GET /hero/admin': hero })
    await duringSignOut(async () => clearSession())
    await expect(askForSlides()).rejects.toMatchObject({ status: 401 })
    expect(expired).not.toHaveBeenCalled()
  })

  test('to a login does not end the session', async () => {
    respond({ 'POST /auth/login': refused })
    const body = { email: maria.email, password: 'not the password' }
    await expect(call(authCalls.login, { body })).rejects.toMatchObject({ status: 401 })
    expect(storedToken()).not.toBeNull()
    expect(expired).not.toHaveBeenCalled()
  })
})

test.each([403, 404, 409, 429, 500, 503])('a %i does not end the session', async (status) => {
  respond({ [validation]: valid, 'GET /hero/admin': failure(status, 'No') })
  await expect(askForSlides()).rejects.toMatchObject({ status, message: 'No' })
  expect(storedToken()).not.toBeNull()
  expect(expired).not.toHaveBeenCalled()
})

describe('before a call that needs a session', () => {
  test('a revoked token ends the session, and the call is not made', async () => {
    const asked = respond({ [validation]: revoked, 'GET /hero/admin': hero })
    await expect(askForSlides()).rejects.toMatchObject({ status: 401, code: 'revoked' })
    expect(asked).toEqual([validation])
    expect(storedToken()).toBeNull()
    expect(expired).toHaveBeenCalledOnce()
  })

  test.each([
    ['cannot be reached', 'network failure' as const],
    ['responds with something else, such as a proxy error', badGateway],
  ])('a server that %s does not end the session', async (_, given) => {
    respond({ [validation]: given })
    await expect(askForSlides()).rejects.toMatchObject({
      status: 0,
      message: 'Network error. Please check your connection and try again.',
    })
    expect(storedToken()).not.toBeNull()
    expect(expired).not.toHaveBeenCalled()
  })

  test('simultaneous calls share one check, which is repeated after two seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const asked = respond({ [validation]: valid, 'GET /hero/admin': hero })
    const checks = () => asked.filter((name) => name === validation).length
    await Promise.all([askForSlides(), askForSlides()])
    vi.setSystemTime(Date.now() + 1999)
    await askForSlides()
    expect(checks()).toBe(1)
    vi.setSystemTime(Date.now() + 1)
    await askForSlides()
    expect(checks()).toBe(2)
  })

  test('a check is known for two seconds after its response, and only for its token', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    respond({ [validation]: valid })
    const check = checkSession()
    expect(knownSession()).toBeUndefined()
    vi.setSystemTime(Date.now() + 5000)
    await check
    vi.setSystemTime(Date.now() + 1999)
    expect(knownSession()).toEqual({ valid: true, user: maria })
    vi.setSystemTime(Date.now() + 1)
    expect(knownSession()).toBeUndefined()
    await checkSession()
    storeSession(newToken(), maria)
    expect(knownSession()).toBeUndefined()
  })

  test('a failed check is not reused', async () => {
    const token = storedToken() ?? ''
    let validity: typeof valid | typeof revoked = revoked
    respond({ [validation]: () => validity, 'GET /hero/admin': hero })
    await expect(askForSlides()).rejects.toMatchObject({ status: 401 })
    storeSession(token, maria)
    validity = valid
    await expect(askForSlides()).resolves.toEqual(hero.body)
  })
})

describe('a token', () => {
  const at = new Date('2026-11-15T12:00:00Z')
  const tokenUntil = (seconds: number) => `a.${btoa(JSON.stringify({ exp: seconds }))}.c`

  test('expires at the exact second it names, without asking the server', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: at })
    const asked = respond({ [validation]: valid })
    storeSession(tokenUntil(at.getTime() / 1000), maria)
    expect(await checkSession()).toEqual({ valid: false, reason: 'expired' })
    expect(asked).toEqual([])
    storeSession(tokenUntil(at.getTime() / 1000 + 1), maria)
    expect(await checkSession()).toEqual({ valid: true, user: maria })
  })

  test('that cannot be read is checked by the server', async () => {
    respond({ [validation]: valid })
    storeSession('no token at all', maria)
    expect(await checkSession()).toEqual({ valid: true, user: maria })
  })
})

describe('another tab', () => {
  const storage = (init: StorageEventInit) =>
    window.dispatchEvent(new StorageEvent('storage', init))

  test('that signs out or clears the storage ends the session here', () => {
    storage({ key: 'adminToken', newValue: null })
    expect(expired).toHaveBeenCalledOnce()
    storeSession('another token', maria)
    storage({ key: null })
    expect(expired).toHaveBeenCalledTimes(2)
  })

  test('that signs in or stores something else does not', () => {
    storage({ key: 'adminToken', newValue: 'another token' })
    storage({ key: 'something else', newValue: null })
    expect(expired).not.toHaveBeenCalled()
    expect(storedToken()).not.toBeNull()
  })
})
