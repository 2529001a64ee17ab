import { beforeEach, describe, expect, test } from 'vitest'
import type { OpenSession } from '#contract/accounts/sessions.ts'
import { testApp, testUser } from '../../../../tests/support/test-app.ts'

const server = testApp()
const nobody = '01890000-0000-7000-8000-000000000000'
const next = 'a long walk by the river'
let admin: { authorization: string }

beforeEach(async () => {
  const { db } = server.context
  await db.deleteFrom('sessions').execute()
  await db.deleteFrom('sign_in_failures').execute()
  admin = await server.signIn()
})

const inject = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, headers = admin) =>
  server.app.inject({ method, url: `/api${url}`, headers, ...(body && { body }) })
const listed = async (): Promise<OpenSession[]> =>
  (await inject('GET', '/admin/sessions')).json().data
const isIn = async (headers: { authorization: string }) =>
  (await inject('GET', '/admin/sessions', undefined, headers)).statusCode === 200

async function signInFrom(userAgent: string) {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'user-agent': userAgent },
    body: testUser,
  })
  const { name = '', value = '' } = response.cookies[0] ?? {}
  return {
    headers: { authorization: `Bearer ${response.json().token}` },
    cookie: { cookie: `${name}=${value}` },
  }
}

describe('sessions', () => {
  test('are listed with browser and address, the most recently used first', async () => {
    server.wait(120_000)
    await signInFrom('A browser')
    const response = await inject('GET', '/admin/sessions')
    expect(response.body).not.toMatch(/secret|token/)
    const [own, other] = (response.json().data as OpenSession[]).sort((a) => (a.current ? -1 : 1))
    expect(own).toMatchObject({ current: true, username: 'maria' })
    expect(other).toMatchObject({ current: false, userAgent: 'A browser', ip: '127.0.0.1' })
  })

  test('that have ended are not listed', async () => {
    server.wait(61 * 60_000)
    admin = await server.signIn()
    expect(await listed()).toHaveLength(1)
  })

  test('are ended by an administrator: the token and the cookie for files stop working', async () => {
    const { headers, cookie } = await signInFrom('A browser')
    const file = () => server.app.inject({ url: `/api/careers/${nobody}/resume`, headers: cookie })
    expect((await file()).statusCode).toBe(404)
    const other = (await listed()).find(({ current }) => !current)
    const end = () => inject('DELETE', `/admin/sessions/${other?.id}`)
    expect((await end()).json()).toEqual({ success: true })
    expect(await isIn(headers)).toBe(false)
    expect((await file()).statusCode).toBe(401)
    expect(await isIn(admin)).toBe(true)
    const line = await server.context.db
      .selectFrom('audit_log')
      .select('object_kind')
      .where('action', '=', 'ended')
      .where('object_id', '=', other?.id ?? '')
      .executeTakeFirst()
    expect(line).toEqual({ object_kind: 'session' })
    expect((await end()).statusCode).toBe(404)
  })

  test('that do not exist cannot be ended', async () => {
    expect((await inject('DELETE', `/admin/sessions/${nobody}`)).statusCode).toBe(404)
    expect((await inject('DELETE', '/admin/sessions/1')).statusCode).toBe(404)
  })
})

describe('POST /auth/password', () => {
  const change = (body: object) => inject('POST', '/auth/password', body)

  test.each([
    [{ next }, 'current', 'Current password is required'],
    [{ current: 'not the password', next }, 'current', 'The current password is not right.'],
    [
      { current: testUser.password, next: 'short' },
      'next',
      'Password must be at least 15 characters',
    ],
    [
      { current: testUser.password, next: testUser.password },
      'next',
      'The new password is the same as the current one.',
    ],
  ])('refuses %o', async (body, field, message) => {
    const response = await change(body)
    expect(response.statusCode).toBe(400)
    expect(response.json().fields).toEqual({ [field]: message })
    expect(await isIn(await server.signIn())).toBe(true)
  })

  test('slows down repeated guesses', async () => {
    const guess = () => change({ current: 'not the password', next })
    for (let tries = 0; tries < 4; tries += 1) expect((await guess()).statusCode).toBe(400)
    expect((await guess()).statusCode).toBe(429)
  })

  test('keeps this session and ends all others of the same user', async () => {
    const { headers, cookie } = await signInFrom('A lost phone')
    const response = await change({ current: testUser.password, next })
    expect(response.json()).toEqual({ success: true })
    expect(await isIn(admin)).toBe(true)
    expect(await isIn(headers)).toBe(false)
    const file = { url: `/api/careers/${nobody}/resume`, headers: cookie }
    expect((await server.app.inject(file)).statusCode).toBe(401)
    const logIn = (password: string) =>
      inject('POST', '/auth/login', { email: testUser.email, password })
    expect((await logIn(testUser.password)).statusCode).toBe(401)
    expect((await logIn(next)).statusCode).toBe(200)
    const line = await server.context.db
      .selectFrom('audit_log')
      .select('object_kind')
      .where('action', '=', 'changed-password')
      .executeTakeFirst()
    expect(line).toEqual({ object_kind: 'administrator' })
    await change({ current: next, next: testUser.password })
  })
})
