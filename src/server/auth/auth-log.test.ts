import { beforeEach, describe, expect, test } from 'vitest'
import type { AuditLine } from '#contract/audit.ts'
import { testApp, testUser } from '../../../tests/support/test-app.ts'
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

/** What an administrator reads in the log about this test, the newest first. */
async function log() {
  server.wait(1000)
  const now = server.clock.at.toISOString()
  const headers = await server.signIn()
  const answer = await server.app.inject({ url: '/api/admin/audit', headers })
  const lines: AuditLine[] = answer.json().data
  return lines.filter(({ at }) => at >= began && at < now)
}

describe('the log', () => {
  test('tells of someone who signs in', async () => {
    await post('/login', testUser)
    const [objectId] = await sessionIds()
    const personId = await maria()
    expect(await log()).toMatchObject([
      { action: 'signed in', kind: 'session', objectId, personId, person: 'maria' },
    ])
  })

  test('tells of someone who signs out', async () => {
    const headers = await server.signIn()
    const [objectId] = await sessionIds()
    server.wait(1000)
    await post('/logout', undefined, headers)
    const [line] = await log()
    const personId = await maria()
    expect(line).toMatchObject({ action: 'signed out', kind: 'session', objectId, personId })
  })

  test('tells of someone who may not sign in, and not who it was', async () => {
    await post('/login', wrong)
    const line = { action: 'sign-in refused', kind: 'session', personId: null, person: '' }
    expect(await log()).toMatchObject([line])
  })

  test('tells whose password was changed', async () => {
    const headers = await server.signIn()
    server.wait(1000)
    await post('/password', { current: testUser.password, next }, headers)
    const id = await maria()
    await post('/password', { current: next, next: testUser.password }, headers)
    const [line] = await log()
    expect(line).toMatchObject({
      action: 'changed password',
      kind: 'administrator',
      objectId: id,
      personId: id,
    })
  })
})

describe('an answer', () => {
  test('to a sign-in says so, and is stored nowhere', async () => {
    const answer = await post('/login', testUser)
    expect(answer.json().message).toBe('Signed in')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.headers['set-cookie']).toMatch(/^files=[\w-]{43}; Max-Age=43200; /)
  })

  test('to a wrong password has a code that an office knows', async () => {
    const answer = await post('/login', wrong)
    expect(answer.json()).toEqual({
      success: false,
      code: 'invalid_credentials',
      message: 'Invalid credentials',
    })
  })

  test('to the password of a deactivated account has a code that an office knows', async () => {
    const { db } = server.context
    const id = (await maria()) ?? ''
    await setActive(db, id, false, server.clock.at)
    const answer = await post('/login', testUser)
    await setActive(db, id, true, server.clock.at)
    expect(answer.json()).toEqual({
      success: false,
      code: 'deactivated',
      message: 'Account is deactivated',
    })
    expect(await sessionIds()).toEqual([])
  })

  test('to the question whether a token counts is stored nowhere', async () => {
    for (const headers of [await server.signIn(), {}]) {
      const answer = await server.app.inject({ url: '/api/auth/validate', headers })
      expect(answer.headers['cache-control']).toBe('private, no-store')
    }
  })

  test('to signing out takes the cookie for files away', async () => {
    const answer = await post('/logout', undefined, await server.signIn())
    expect(answer.headers['set-cookie']).toBe(
      'files=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
    )
  })
})

test('a password of one’s own is no longer the one that was made up', async () => {
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

test('a right current password starts the wait for wrong ones over', async () => {
  const headers = await server.signIn()
  const guess = async () =>
    (await post('/password', { current: 'not the password', next }, headers)).statusCode
  for (let tries = 0; tries < 3; tries += 1) expect(await guess()).toBe(400)
  await post('/password', { current: testUser.password, next }, headers)
  await post('/password', { current: next, next: testUser.password }, headers)
  for (let tries = 0; tries < 4; tries += 1) expect(await guess()).toBe(400)
  expect(await guess()).toBe(429)
})

test('an administrator sees when someone signed in last', async () => {
  await server.signIn()
  server.wait(5 * 60_000)
  const headers = await server.signIn()
  const answer = await server.app.inject({ url: '/api/admin/users', headers })
  expect(answer.json().data).toMatchObject([
    { username: 'maria', lastSignInAt: server.clock.at.toISOString() },
  ])
})
