import { beforeEach, describe, expect, test } from 'vitest'
import type { AuditLine } from '#contract/records/audit.ts'
import { testApp, testUser } from '../../../../tests/support/test-app.ts'
import { findUserByEmail, setActive } from '../users/users.queries.ts'

const server = testApp()
const wrong = { ...testUser, password: 'not the password' }
const next = 'a long walk by the river'
let began: string

beforeEach(async () => {
  const { db } = server.context
  server.wait(1000)
  began = server.clock.at.toISOString()
  await db.deleteFrom('sessions').execute()
  await db.deleteFrom('sign_in_failures').execute()
})

const post = (url: string, body?: object, headers = {}) =>
  server.app.inject({ method: 'POST', url: `/api/auth${url}`, headers, ...(body && { body }) })

const maria = async () => (await findUserByEmail(server.context.db, testUser.email))?.id

async function sessionIds() {
  const rows = await server.context.db.selectFrom('sessions').select('id').execute()
  return rows.map(({ id }) => id)
}

/** The lines of the audit log that this test added, newest first. */
async function log() {
  server.wait(1000)
  const now = server.clock.at.toISOString()
  const headers = await server.signIn()
  const response = await server.app.inject({ url: '/api/admin/audit', headers })
  const lines: AuditLine[] = response.json().data
  return lines.filter(({ at }) => at >= began && at < now)
}

describe('the audit log', () => {
  test('has a line for a sign-in', async () => {
    await post('/login', testUser)
    const [objectId] = await sessionIds()
    const personId = await maria()
    expect(await log()).toMatchObject([
      { action: 'signed-in', kind: 'session', objectId, personId, person: 'maria' },
    ])
  })

  test('has a line for a sign-out', async () => {
    const headers = await server.signIn()
    const [objectId] = await sessionIds()
    server.wait(1000)
    await post('/logout', undefined, headers)
    const [line] = await log()
    const personId = await maria()
    expect(line).toMatchObject({ action: 'signed-out', kind: 'session', objectId, personId })
  })

  test('has a line for a refused sign-in, without the person', async () => {
    await post('/login', wrong)
    const line = { action: 'sign-in-refused', kind: 'session', personId: null, person: '' }
    expect(await log()).toMatchObject([line])
  })

  test('has no line for an attempt that had to wait, so that a flood cannot fill it', async () => {
    for (let tries = 0; tries < 4; tries += 1) await post('/login', wrong)
    expect((await post('/login', wrong)).statusCode).toBe(429)
    await server.context.db.deleteFrom('sign_in_failures').execute()
    expect(await log()).toHaveLength(4)
  })

  test('names the user whose password was changed', async () => {
    const headers = await server.signIn()
    server.wait(1000)
    await post('/password', { current: testUser.password, next }, headers)
    const id = await maria()
    await post('/password', { current: next, next: testUser.password }, headers)
    const [line] = await log()
    expect(line).toMatchObject({
      action: 'changed-password',
      kind: 'administrator',
      objectId: id,
      personId: id,
    })
  })
})

describe('a response', () => {
  test('to a sign-in must not be cached', async () => {
    const response = await post('/login', testUser)
    expect(response.json().message).toBe('Signed in')
    expect(response.headers['cache-control']).toBe('private, no-store')
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(/^files=[\w-]{43}; Max-Age=43200; /),
      expect.stringMatching(/^browser=/),
    ])
  })

  test('to a wrong password has its own code', async () => {
    const response = await post('/login', wrong)
    expect(response.json()).toEqual({
      success: false,
      code: 'invalid_credentials',
      message: 'Invalid credentials',
    })
  })

  test('to a deactivated account has its own code', async () => {
    const { db } = server.context
    const id = (await maria()) ?? ''
    await setActive(db, id, false, server.clock.at)
    const response = await post('/login', testUser)
    await setActive(db, id, true, server.clock.at)
    expect(response.json()).toEqual({
      success: false,
      code: 'deactivated',
      message: 'Account is deactivated',
    })
    expect(await sessionIds()).toEqual([])
  })

  test('about a token must not be cached', async () => {
    for (const headers of [await server.signIn(), {}]) {
      const response = await server.app.inject({ url: '/api/auth/validate', headers })
      expect(response.headers['cache-control']).toBe('private, no-store')
    }
  })

  test('to a sign-out removes the cookie for files', async () => {
    const response = await post('/logout', undefined, await server.signIn())
    expect(response.headers['set-cookie']).toBe(
      'files=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
    )
  })
})

test('a changed password no longer counts as generated', async () => {
  const { db } = server.context
  await db.updateTable('users').set({ password_generated: 1 }).execute()
  const headers = await server.signIn()
  const validate = async () =>
    (await server.app.inject({ url: '/api/auth/validate', headers })).json().user
  expect(await validate()).toMatchObject({ passwordGenerated: true })
  await post('/password', { current: testUser.password, next }, headers)
  expect(await validate()).not.toHaveProperty('passwordGenerated')
  await post('/password', { current: next, next: testUser.password }, headers)
})

test('the right current password resets the wait after wrong ones', async () => {
  const headers = await server.signIn()
  const guess = async () =>
    (await post('/password', { current: 'not the password', next }, headers)).statusCode
  for (let tries = 0; tries < 3; tries += 1) expect(await guess()).toBe(400)
  await post('/password', { current: testUser.password, next }, headers)
  await post('/password', { current: next, next: testUser.password }, headers)
  for (let tries = 0; tries < 4; tries += 1) expect(await guess()).toBe(400)
  expect(await guess()).toBe(429)
})

test('the list of users shows the last sign-in', async () => {
  await server.signIn()
  server.wait(5 * 60_000)
  const headers = await server.signIn()
  const response = await server.app.inject({ url: '/api/admin/users', headers })
  expect(response.json().data).toMatchObject([
    { username: 'maria', lastSignInAt: server.clock.at.toISOString() },
  ])
})
