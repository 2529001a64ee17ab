import { beforeEach, describe, expect, test } from 'vitest'
import type { OpenSession } from '#contract/accounts/sessions.ts'
import { testApp, testUser } from '../../../../tests/support/test-app.ts'
import { createSession, revokeAllSessions } from '../sessions/sessions.queries.ts'
import { createUser, findUserByEmail, setActive } from '../users/users.queries.ts'
import { signToken } from './authenticate.ts'

const server = testApp()
const minute = 60_000
const hour = 60 * minute

beforeEach(() => server.context.db.deleteFrom('sessions').execute())

async function maria() {
  const user = await findUserByEmail(server.context.db, testUser.email)
  if (!user) throw new Error('The test user is missing.')
  return user
}

const open = async (userAgent?: string, userId?: string) => {
  const place = { userAgent, ip: '192.0.2.1' }
  return createSession(server.context.db, userId ?? (await maria()).id, place, server.clock.at)
}

const makeToken = async (sessionId: string, userId: string) => {
  const expires = new Date(server.clock.at.getTime() + 24 * hour)
  const { jwtSecret } = server.context
  return signToken(jwtSecret, { userId, sessionId }, server.clock.at, expires)
}

const validate = async (token: string) =>
  (
    await server.app.inject({
      url: '/api/auth/validate',
      headers: { authorization: `Bearer ${token}` },
    })
  ).json()

async function listed(): Promise<OpenSession[]> {
  const headers = await server.signIn()
  return (await server.app.inject({ url: '/api/admin/sessions', headers })).json().data
}
const others = async () =>
  (await listed()).filter(({ current }) => !current).map(({ userAgent }) => userAgent)

const addTom = () =>
  createUser(
    server.context.db,
    { username: 'tom', email: 'tom@example.org', passwordHash: '', role: 'admin' },
    server.clock.at,
  )

describe('the list of sessions', () => {
  test('has the most recently used session first', async () => {
    await open('first')
    server.wait(minute)
    await open('second')
    server.wait(minute)
    await open('third')
    expect(await others()).toEqual(['third', 'second', 'first'])
  })

  test('shows user, address, browser and start of each session', async () => {
    const { id } = await open('A browser')
    const at = server.clock.at.toISOString()
    server.wait(5 * minute)
    const user = await maria()
    expect((await listed()).find((one) => one.id === id)).toEqual({
      _id: id,
      id,
      userId: user.id,
      username: 'maria',
      userAgent: 'A browser',
      ip: '192.0.2.1',
      createdAt: at,
      lastSeenAt: at,
      current: false,
    })
  })

  test('shows no address or browser when they are unknown', async () => {
    const { id } = await open()
    await server.context.db.updateTable('sessions').set({ ip: null }).execute()
    const session = (await listed()).find((one) => one.id === id)
    expect(session).toMatchObject({ userAgent: '', ip: '' })
  })

  test('shows an unused session for exactly one hour', async () => {
    await open('A browser')
    server.wait(hour)
    expect(await others()).toEqual(['A browser'])
    await server.context.db.deleteFrom('sessions').where('user_agent', '!=', 'A browser').execute()
    server.wait(1)
    expect(await others()).toEqual([])
  })

  test('shows no session older than twelve hours, even if it is in use', async () => {
    const { id } = await open('A browser')
    const token = await makeToken(id, (await maria()).id)
    for (let passed = 0; passed < 12; passed += 1) {
      expect(await validate(token)).toMatchObject({ valid: true })
      server.wait(hour - (passed === 11 ? 1 : 0))
    }
    expect(await others()).toContain('A browser')
    server.wait(1)
    expect(await others()).not.toContain('A browser')
    expect(await validate(token)).toEqual({ valid: false, reason: 'expired' })
  })

  test('shows no session of a deactivated user', async () => {
    const { db } = server.context
    const tom = await addTom()
    await open('Tom’s browser', tom.id)
    expect(await others()).toEqual(['Tom’s browser'])
    await setActive(db, tom.id, false, server.clock.at)
    await db.deleteFrom('sessions').where('user_id', '!=', tom.id).execute()
    expect(await others()).toEqual([])
    await db.deleteFrom('sessions').execute()
    await db.deleteFrom('users').where('id', '=', tom.id).execute()
  })

  test('shows no ended session, and ending it again responds with 404', async () => {
    const { id } = await open('A browser')
    const headers = await server.signIn()
    const end = () =>
      server.app.inject({ method: 'DELETE', url: `/api/admin/sessions/${id}`, headers })
    expect((await end()).statusCode).toBe(200)
    expect(await others()).toEqual(['lightMyRequest'])
    expect((await end()).json()).toEqual({
      success: false,
      code: 'not_found',
      message: 'This session was not found.',
    })
  })
})

describe('a valid token', () => {
  test('is refused when its session was deleted', async () => {
    const { id } = await open()
    const token = await makeToken(id, (await maria()).id)
    await server.context.db.deleteFrom('sessions').execute()
    expect(await validate(token)).toEqual({ valid: false, reason: 'invalid' })
  })

  test('is refused for the session of another user', async () => {
    const { id } = await open()
    const nobody = '01890000-0000-7000-8000-000000000000'
    expect(await validate(await makeToken(id, nobody))).toEqual({ valid: false, reason: 'invalid' })
  })

  test('is refused after all sessions were ended', async () => {
    const tokens = [await open(), await open()].map(async ({ id }) =>
      makeToken(id, (await maria()).id),
    )
    await revokeAllSessions(server.context.db, server.clock.at)
    for (const token of tokens) {
      expect(await validate(await token)).toEqual({ valid: false, reason: 'revoked' })
    }
  })
})
