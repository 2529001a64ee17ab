import { beforeEach, describe, expect, test } from 'vitest'
import { testApp, testUser } from '../../../../tests/support/test-app.ts'
import { findUserByEmail, setActive } from '../users/users.queries.ts'
import { signToken } from './authenticate.ts'

const server = testApp()

const logIn = (body: object) => server.app.inject({ method: 'POST', url: '/api/auth/login', body })
const validate = (headers = {}) => server.app.inject({ url: '/api/auth/validate', headers })

async function maria() {
  const user = await findUserByEmail(server.context.db, testUser.email)
  if (!user) throw new Error('The test user is missing.')
  return user
}

beforeEach(async () => {
  await server.context.db.deleteFrom('sign_in_failures').execute()
  await setActive(server.context.db, (await maria()).id, true, server.clock.at)
})

describe('POST /auth/login', () => {
  test('responds with a token and the user, without the password', async () => {
    const response = await logIn({ ...testUser, email: ' Maria@Example.org ' })
    expect(response.statusCode).toBe(200)
    const { success, token, user } = response.json()
    expect(success).toBe(true)
    expect(token.split('.')).toHaveLength(3)
    expect(user).toEqual({
      _id: expect.any(String),
      username: 'maria',
      email: testUser.email,
      role: 'admin',
    })
  })

  test('gives the same response for a wrong password and an unknown email', async () => {
    const wrong = await logIn({ ...testUser, password: 'not the password' })
    const unknown = await logIn({ ...testUser, email: 'nobody@example.org' })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json().message).toBe('Invalid credentials')
    expect(unknown.statusCode).toBe(wrong.statusCode)
    expect(unknown.body).toBe(wrong.body)
  })

  test('says that an account is deactivated only after the right password', async () => {
    await setActive(server.context.db, (await maria()).id, false, server.clock.at)
    const right = await logIn(testUser)
    expect(right.statusCode).toBe(403)
    expect(right.json().message).toBe('Account is deactivated')
    expect((await logIn({ ...testUser, password: 'not the password' })).statusCode).toBe(401)
  })

  test.each([
    [{}, 'Please fill in all fields'],
    [{ email: 'a@b.c', password: '' }, 'Please fill in all fields'],
    [{ email: 'a@b.c', password: '12345' }, 'Password must be at least 6 characters'],
    [{ email: 'a\0@b.c', password: '123456' }, 'Email contains a character that cannot be used'],
  ])('refuses %j', async (body, message) => {
    const response = await logIn(body)
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toBe(message)
  })

  test('makes repeated wrong guesses for one account wait longer and longer', async () => {
    const wrong = { ...testUser, password: 'not the password' }
    for (let tries = 0; tries < 5; tries++) await logIn(wrong)
    expect((await logIn(testUser)).statusCode).toBe(429)
    expect((await logIn(testUser)).json().message).toMatch(/^Too many requests/)
    server.wait(60_000)
    expect((await logIn(testUser)).statusCode).toBe(200)
  })
})

describe('GET /auth/validate', () => {
  test('accepts a valid token', async () => {
    const response = await validate(await server.signIn())
    expect(response.json()).toMatchObject({ valid: true, user: { email: testUser.email } })
  })

  test('says why a token is not accepted', async () => {
    const user = await maria()
    const claims = { userId: user.id, sessionId: '01890000-0000-7000-8000-000000000000' }
    const later = new Date(server.clock.at.getTime() + 1000)
    const foreign = await signToken('another secret', claims, server.clock.at, later)
    const unsigned = `${btoa('{"alg":"none","typ":"JWT"}')}.${btoa('{"sub":"x","sid":"y"}')}.`
    const responses = await Promise.all([
      validate(),
      validate({ authorization: 'Bearer nonsense' }),
      validate({ authorization: `Bearer ${foreign}` }),
      validate({ authorization: `Bearer ${unsigned}` }),
    ])
    expect(responses.map((response) => response.statusCode)).toEqual([401, 401, 401, 401])
    expect(responses.map((response) => response.json().reason)).toEqual([
      'no_token',
      'invalid',
      'invalid',
      'invalid',
    ])
  })

  test('ends a session after an hour without use, and after twelve hours in any case', async () => {
    const idle = await server.signIn()
    server.wait(61 * 60_000)
    expect((await validate(idle)).json()).toEqual({ valid: false, reason: 'expired' })

    const busy = await server.signIn()
    for (let minutes = 0; minutes < 12 * 60; minutes += 50) {
      expect((await validate(busy)).json().valid).toBe(true)
      server.wait(50 * 60_000)
    }
    expect((await validate(busy)).json()).toEqual({ valid: false, reason: 'expired' })
  })
})

test('the description of GET /auth/validate has one response for a good token and for a bad one', async () => {
  const { paths } = (await server.app.inject('/api/docs/json')).json()
  const { tags, responses } = paths['/api/auth/validate'].get
  expect(tags).toEqual(['auth'])
  for (const status of ['200', '401']) {
    const { properties } = responses[status].content['application/json'].schema
    expect(Object.keys(properties)).toEqual(['valid', 'reason', 'user'])
  }
})

describe('the end of a session', () => {
  test('POST /auth/logout makes the token invalid immediately', async () => {
    const headers = await server.signIn()
    const out = await server.app.inject({ method: 'POST', url: '/api/auth/logout', headers })
    expect(out.json()).toEqual({ success: true })
    expect((await validate(headers)).json()).toEqual({ valid: false, reason: 'revoked' })
    expect((await server.app.inject({ url: '/api/hero/admin', headers })).statusCode).toBe(401)
  })

  test('a deactivated administrator is refused at the next call', async () => {
    const headers = await server.signIn()
    await setActive(server.context.db, (await maria()).id, false, server.clock.at)
    expect((await server.app.inject({ url: '/api/hero/admin', headers })).statusCode).toBe(401)
  })
})
