import { beforeEach, describe, expect, test } from 'vitest'
import { readSettings } from '#server/platform/settings/settings.ts'
import { testApp, testUser } from '../../../../tests/support/test-app.ts'
import { fileCookie, noFileCookie } from './cookies.ts'

const server = testApp()
const file = '/api/careers/01890000-0000-7000-8000-000000000000/resume'

beforeEach(() => server.context.db.deleteFrom('sign_in_failures').execute())

async function signIn() {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    body: testUser,
  })
  const { name = '', value = '' } = response.cookies[0] ?? {}
  return { cookie: `${name}=${value}`, token: response.json().token as string }
}

/** 404 means that access was granted, because the file does not exist. */
const open = async (headers: Record<string, string>) =>
  (await server.app.inject({ url: file, headers })).statusCode

describe('the cookie that opens files', () => {
  test('belongs to this site, is hidden from scripts, and lasts as long as a session', () => {
    const settings = readSettings({ SITE_URL: 'http://127.0.0.1:3000' })
    expect(fileCookie(settings, 'abc')).toBe(
      'files=abc; Max-Age=43200; Path=/; HttpOnly; SameSite=Strict',
    )
    expect(noFileCookie(settings)).toBe('files=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict')
  })

  test('is sent only over https and only to this host when the site uses https', () => {
    const settings = readSettings({ SITE_URL: 'https://poplar.example' })
    expect(fileCookie(settings, 'abc')).toBe(
      '__Host-files=abc; Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=Strict',
    )
    expect(noFileCookie(settings)).toBe(
      '__Host-files=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
    )
  })

  test('is found among other cookies', async () => {
    const { cookie } = await signIn()
    expect(await open({ cookie })).toBe(404)
    expect(await open({ cookie: `theme=dark;${cookie}; other=files` })).toBe(404)
    expect(await open({ cookie: `theme=dark; ${cookie}` })).toBe(404)
    expect(await open({ cookie: cookie.replace('files=', 'xfiles=') })).toBe(401)
    expect(await open({ cookie: `${cookie}x` })).toBe(401)
    expect(await open({ cookie: 'files' })).toBe(401)
    expect(await open({ cookie: 'files=' })).toBe(401)
  })

  test('is not found in the database, only its hash', async () => {
    await server.context.db.deleteFrom('sessions').execute()
    const { cookie } = await signIn()
    const rows = await server.context.db.selectFrom('sessions').selectAll().execute()
    expect(rows).toMatchObject([{ file_secret_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    expect(JSON.stringify(rows)).not.toContain(cookie.replace('files=', ''))
  })

  test('is not needed with a token', async () => {
    const { token } = await signIn()
    expect(await open({ authorization: `Bearer ${token}` })).toBe(404)
    expect(await open({ authorization: `Bearer ${token}`, cookie: 'files=other' })).toBe(404)
  })

  test('is ignored when a page of another site causes the request', async () => {
    const { cookie, token } = await signIn()
    for (const site of ['same-origin', 'same-site', 'none']) {
      expect(await open({ cookie, 'sec-fetch-site': site }), site).toBe(404)
    }
    expect(await open({ cookie, 'sec-fetch-site': 'cross-site' })).toBe(401)
    expect(await open({ authorization: `Bearer ${token}`, 'sec-fetch-site': 'cross-site' })).toBe(
      401,
    )
  })

  test('gives the same response whatever is missing', async () => {
    const response = await server.app.inject(file)
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({
      success: false,
      code: 'sign_in_needed',
      message: 'Please sign in to open this file.',
    })
  })
})

describe('a session', () => {
  const validate = async (token: string) =>
    (
      await server.app.inject({
        url: '/api/auth/validate',
        headers: { authorization: `Bearer ${token}` },
      })
    ).json()
  const minute = 60_000

  test('stays open for exactly one hour without use', async () => {
    const { token, cookie } = await signIn()
    server.wait(60 * minute)
    expect(await validate(token)).toMatchObject({ valid: true })
    server.wait(60 * minute + 1)
    expect(await validate(token)).toEqual({ valid: false, reason: 'expired' })
    expect(await open({ cookie })).toBe(401)
  })

  test('from the future, when the clock was wrong, has ended', async () => {
    const { token, cookie } = await signIn()
    server.wait(-60 * minute)
    expect(await validate(token)).toMatchObject({ valid: true })
    server.wait(-1)
    expect(await validate(token)).toEqual({ valid: false, reason: 'expired' })
    expect(await open({ cookie })).toBe(401)
    // The sessions of the other tests come later.
    server.wait(61 * minute)
  })

  test('is marked as used at most once a minute', async () => {
    const { token } = await signIn()
    const seen = async () =>
      (
        await server.context.db
          .selectFrom('sessions')
          .select('last_seen_at')
          .orderBy('created_at', 'desc')
          .executeTakeFirstOrThrow()
      ).last_seen_at
    const first = await seen()
    server.wait(minute - 1)
    await validate(token)
    expect(await seen()).toBe(first)
    server.wait(1)
    await validate(token)
    expect(await seen()).toBe(server.clock.at.toISOString())
  })

  test('stores the browser and address it was opened from, shortened', async () => {
    await server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      body: testUser,
      headers: { 'user-agent': 'x'.repeat(500) },
    })
    const row = await server.context.db
      .selectFrom('sessions')
      .select(['user_agent', 'ip'])
      .where('user_agent', 'like', 'xxx%')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ user_agent: 'x'.repeat(400), ip: '127.0.0.1' })
  })

  test('that is missing gets a message for the office', async () => {
    const response = await server.app.inject('/api/admin/users')
    expect(response.json()).toEqual({
      success: false,
      code: 'no_token',
      message: 'Your session has expired. Please log in again.',
    })
  })

  test.each(['bearer TOKEN', 'BEARER TOKEN'])('accepts the header %s', async (form) => {
    const { token } = await signIn()
    const headers = { authorization: form.replace('TOKEN', token) }
    const response = await server.app.inject({ url: '/api/auth/validate', headers })
    expect(response.json().valid).toBe(true)
  })

  test.each(['TOKEN', 'Bearer TOKEN more', 'XBearer TOKEN', 'Basic TOKEN', 'Bearer '])(
    'refuses the header %s',
    async (form) => {
      const { token } = await signIn()
      const headers = { authorization: form.replace('TOKEN', token) }
      const response = await server.app.inject({ url: '/api/auth/validate', headers })
      expect(response.json()).toEqual({ valid: false, reason: 'no_token' })
    },
  )
})
