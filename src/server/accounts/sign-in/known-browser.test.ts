import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import type { App } from '#server/platform/http/routes.ts'
import { readSettings } from '#server/platform/settings/settings.ts'
import { cheapHash } from '../../../../tests/support/sign-in.ts'
import { testApp, testUser } from '../../../../tests/support/test-app.ts'
import { createUser, findUserByEmail } from '../users/users.queries.ts'
import { signToken } from './authenticate.ts'
import { knownBrowserCookie } from './cookies.ts'

const server = testApp()
const day = 24 * 60 * 60_000
const rosa = { email: 'rosa@example.org', password: 'seven blue lakes at noon' }

let limited: App

beforeAll(async () => {
  const { context } = server
  limited = await createApp({ ...context, settings: { ...context.settings, rateLimits: true } })
  const passwordHash = cheapHash(rosa.password)
  const user = { username: 'rosa', email: rosa.email, passwordHash, role: 'admin' as const }
  await createUser(context.db, user, server.clock.at)
})
afterAll(() => limited.close())
beforeEach(() => server.context.db.deleteFrom('sign_in_failures').execute())

type Credentials = typeof testUser

const logIn = (body: Credentials, cookie = '', app = server.app) =>
  app.inject({ method: 'POST', url: '/api/auth/login', body, headers: { cookie } })

const readStatus = async (...attempt: Parameters<typeof logIn>) =>
  (await logIn(...attempt)).statusCode

/** Signs in and returns the cookie by which the browser is known. */
async function readCookie(body: Credentials, before = '') {
  const { cookies } = await logIn(body, before)
  const cookie = cookies.find(({ name }) => name === 'browser')
  return `browser=${cookie?.value}`
}

const wrong = { ...testUser, password: 'not the password' }

async function strangersGuess() {
  for (let tries = 0; tries < 15; tries += 1) {
    await logIn(wrong)
    server.wait(15 * 60_000)
  }
  await logIn(wrong)
  expect(await readStatus(testUser)).toBe(429)
}

describe('a browser that has signed in before', () => {
  test('is not slowed by the wrong passwords of strangers', async () => {
    const cookie = await readCookie(testUser)
    await strangersGuess()
    expect(await readStatus(testUser, cookie)).toBe(200)
  })

  test('has to wait after its own wrong passwords, which do not slow others', async () => {
    const cookie = await readCookie(testUser)
    for (let tries = 0; tries < 4; tries += 1) expect(await readStatus(wrong, cookie)).toBe(401)
    const refused = await logIn(testUser, cookie)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('1')
    expect(await readStatus(testUser)).toBe(200)
    server.wait(1000)
    expect(await readStatus(testUser, cookie)).toBe(200)
  })

  test('keeps its wrong passwords when it gets a new cookie from another account', async () => {
    const cookie = await readCookie(testUser)
    for (let tries = 0; tries < 4; tries += 1) await logIn(wrong, cookie)
    expect(await readStatus(testUser, await readCookie(rosa, cookie))).toBe(429)
  })

  test('is known for each of the people who share it, and for nobody else', async () => {
    const cookie = await readCookie(rosa)
    await strangersGuess()
    expect(await readStatus(testUser, cookie)).toBe(429)
    await server.context.db.deleteFrom('sign_in_failures').execute()
    const shared = await readCookie(testUser, cookie)
    await strangersGuess()
    expect(await readStatus(testUser, shared)).toBe(200)
    expect(await readStatus(rosa, shared)).toBe(200)
  })

  test('has attempts of its own when others with its address used theirs up', async () => {
    const cookie = await readCookie(testUser)
    for (let tries = 0; tries < 11; tries += 1) await logIn(rosa, '', limited)
    const refused = await logIn(testUser, '', limited)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60)
    expect(await readStatus(testUser, cookie, limited)).toBe(200)
    for (let tries = 0; tries < 10; tries += 1) await logIn(testUser, cookie, limited)
    expect(await readStatus(testUser, cookie, limited)).toBe(429)
  })
})

describe('the cookie', () => {
  test('is for this site alone, hidden from scripts, and lasts ninety days', async () => {
    const { context } = server
    const of = (siteUrl: string) =>
      knownBrowserCookie(
        { ...context, settings: readSettings({ SITE_URL: siteUrl }) },
        undefined,
        'u',
      )
    const rest = 'Max-Age=7776000; Path=/; HttpOnly'
    expect(await of('http://127.0.0.1:3000')).toMatch(
      new RegExp(`^browser=[\\w.-]+; ${rest}; SameSite=Strict$`),
    )
    expect(await of('https://poplar.example')).toMatch(
      new RegExp(`^__Host-browser=[\\w.-]+; ${rest}; Secure; SameSite=Strict$`),
    )
  })

  test('does not count after ninety days', async () => {
    const cookie = await readCookie(testUser)
    server.wait(90 * day)
    await strangersGuess()
    expect(await readStatus(testUser, cookie)).toBe(429)
  })

  test('does not count when it was changed or is another token of this server', async () => {
    const { db, jwtSecret } = server.context
    const cookie = await readCookie(testUser)
    const user = await findUserByEmail(db, testUser.email)
    const claims = { userId: user?.id ?? '', sessionId: 's' }
    const expires = new Date(server.clock.at.getTime() + 90 * day)
    const token = await signToken(jwtSecret, claims, server.clock.at, expires)
    await strangersGuess()
    const [head, , signature] = cookie.split('.')
    const forged = `${head}.${btoa(JSON.stringify({ users: [user?.id], jti: 'x', aud: 'poplar-browser', exp: 9e9 }))}.${signature}`
    for (const other of [
      `browser=${token}`,
      forged.replaceAll('=', '').replace('browser', 'browser='),
      'browser=x',
    ]) {
      expect(await readStatus(testUser, other)).toBe(429)
    }
  })
})
