import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createVault } from '#server/platform/files/vault.ts'
import { addFactor, appCode, cheapHash } from '../../../../tests/support/sign-in.ts'
import { testApp, testUser } from '../../../../tests/support/test-app.ts'
import { createUser, findUserByEmail } from '../users/users.queries.ts'
import { requireFactor } from './second-factor.queries.ts'
import { openSecret, resealSecondFactors } from './second-factor.ts'

const server = testApp()
const { password } = testUser
const rosa = { email: 'rosa@example.org', password: 'seven blue lakes at noon' }
type Headers = { authorization: string }

beforeEach(async () => {
  const { db } = server.context
  for (const table of [
    'sign_in_failures',
    'recovery_codes',
    'second_factors',
    'sessions',
  ] as const) {
    await db.deleteFrom(table).execute()
  }
  await db.deleteFrom('users').where('email', '=', rosa.email).execute()
  await requireFactor(db, false)
  server.wait(60_000)
})
afterAll(() => requireFactor(server.context.db, false))

const call = (method: 'GET' | 'POST' | 'PUT', path: string, headers: Headers, body?: object) =>
  server.app.inject({
    method,
    url: `/api/auth/second-factor${path}`,
    headers,
    ...(body && { body }),
  })
const read = async (headers: Headers) => (await call('GET', '', headers)).json().data
const codeNow = (secret: string) => appCode(secret, server.clock.at)
const findId = async (email: string) => (await findUserByEmail(server.context.db, email))?.id ?? ''
const isSignedIn = async (headers: Headers) =>
  (await server.app.inject({ url: '/api/auth/validate', headers })).json().valid

async function setUp(headers: Headers, ownPassword = password) {
  const begun = await call('POST', '/begin', headers, { password: ownPassword })
  const { secret } = begun.json().data
  const on = await call('POST', '/on', headers, { code: codeNow(secret) })
  expect(on.statusCode).toBe(200)
  server.wait(30_000)
  return { secret: secret as string, recoveryCodes: on.json().data.recoveryCodes as string[] }
}

/** Adds a second administrator, who signs in. */
async function signInRosa() {
  const passwordHash = cheapHash(rosa.password)
  const user = { username: 'rosa', email: rosa.email, passwordHash, role: 'admin' as const }
  await createUser(server.context.db, user, server.clock.at)
  const response = await server.app.inject({ method: 'POST', url: '/api/auth/login', body: rosa })
  return { authorization: `Bearer ${response.json().token}` }
}

describe('the set-up', () => {
  test('needs the password, then a code, and responds with ten recovery codes', async () => {
    const headers = await server.signIn()
    expect(await read(headers)).toMatchObject({ on: false, recoveryCodesLeft: 0 })
    const refused = await call('POST', '/begin', headers, { password: 'not the password' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fields).toHaveProperty('password')

    const begun = await call('POST', '/begin', headers, { password })
    const { secret, address } = begun.json().data
    expect(new URL(address).searchParams.get('secret')).toBe(secret)
    expect(begun.headers['cache-control']).toBe('private, no-store')
    expect(await read(headers)).toMatchObject({ on: false })

    const wrong = await call('POST', '/on', headers, { code: '12345' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json().fields).toHaveProperty('code')

    const on = await call('POST', '/on', headers, { code: codeNow(secret) })
    expect(on.json().data.recoveryCodes).toHaveLength(10)
    expect(await read(headers)).toMatchObject({ on: true, recoveryCodesLeft: 10 })
  })

  test('refuses more than a few wrong codes, and then the right one too for a while', async () => {
    const headers = await server.signIn()
    const { secret } = (await call('POST', '/begin', headers, { password })).json().data
    const guess = () => call('POST', '/on', headers, { code: '000000' })
    const statuses = []
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await guess()).statusCode)
    expect(statuses).toEqual([400, 400, 400, 400, 429, 429])
    const right = () => call('POST', '/on', headers, { code: codeNow(secret) })
    expect((await right()).statusCode).toBe(429)
    server.wait(60_000)
    expect((await right()).statusCode).toBe(200)
  })

  test('that is not finished changes nothing at sign-in', async () => {
    const headers = await server.signIn()
    await call('POST', '/begin', headers, { password })
    expect(await isSignedIn(await server.signIn())).toBe(true)
  })

  test('is refused while a factor is on, and cannot be finished before it was begun', async () => {
    const headers = await server.signIn()
    expect((await call('POST', '/on', headers, { code: '123456' })).statusCode).toBe(409)
    await setUp(headers)
    expect((await call('POST', '/begin', headers, { password })).statusCode).toBe(409)
    expect((await call('POST', '/on', headers, { code: '123456' })).statusCode).toBe(409)
  })

  test('stores neither the secret nor the recovery codes in a readable form', async () => {
    const { db, vault } = server.context
    const { secret, recoveryCodes } = await setUp(await server.signIn())
    const factors = await db.selectFrom('second_factors').selectAll().execute()
    const codes = await db.selectFrom('recovery_codes').selectAll().execute()
    const stored = JSON.stringify([factors, codes])
    for (const text of [secret, Buffer.from(secret).toString('base64'), ...recoveryCodes]) {
      expect(stored).not.toContain(text)
    }
    const [factor] = factors
    if (!factor) throw new Error('There is no factor.')
    expect(await openSecret(vault, factor)).toBe(secret)
    await expect(openSecret(vault, { ...factor, user_id: 'other' })).rejects.toThrow()
  })

  test('is in the list of administrators', async () => {
    const headers = await server.signIn()
    await signInRosa()
    await setUp(headers)
    const users = await server.app.inject({ url: '/api/admin/users', headers })
    expect(users.json().data).toMatchObject([
      { username: 'maria', secondFactor: true },
      { username: 'rosa', secondFactor: false },
    ])
  })
})

describe('a change of the factor', () => {
  test('ends all other sessions of this user', async () => {
    const headers = await server.signIn()
    const other = await server.signIn()
    const ofRosa = await signInRosa()
    const { secret, recoveryCodes } = await setUp(headers)
    expect(await isSignedIn(headers)).toBe(true)
    expect(await isSignedIn(other)).toBe(false)
    expect(await isSignedIn(ofRosa)).toBe(true)

    const [code] = recoveryCodes
    const body = { ...testUser, code }
    const again = await server.app.inject({ method: 'POST', url: '/api/auth/login', body })
    const later = { authorization: `Bearer ${again.json().token}` }
    await call('POST', '/off', headers, { password, code: codeNow(secret) })
    expect(await isSignedIn(later)).toBe(false)
    expect(await isSignedIn(headers)).toBe(true)
  })

  test('needs the password and a code', async () => {
    const headers = await server.signIn()
    const { secret } = await setUp(headers)
    for (const path of ['/off', '/recovery-codes']) {
      const code = codeNow(secret)
      const attempt = async (body: object) => (await call('POST', path, headers, body)).json()
      expect((await attempt({ password })).fields).toHaveProperty('code')
      expect((await attempt({ password: 'not the password', code })).fields).toHaveProperty(
        'password',
      )
      expect((await attempt({ password, code: '000000x' })).fields).toHaveProperty('code')
    }
    expect(await read(headers)).toMatchObject({ on: true, recoveryCodesLeft: 10 })
  })

  test('lets nobody guess codes at an unattended computer', async () => {
    const headers = await server.signIn()
    await setUp(headers)
    const guess = async () =>
      (await call('POST', '/off', headers, { password, code: 'ABCD' })).statusCode
    for (let tries = 0; tries < 4; tries += 1) expect(await guess()).toBe(400)
    expect(await guess()).toBe(429)
  })

  test('to new recovery codes makes the old ones useless', async () => {
    const headers = await server.signIn()
    const { secret, recoveryCodes } = await setUp(headers)
    const [old, used] = recoveryCodes
    await call('POST', '/recovery-codes', headers, { password, code: used })
    server.wait(30_000)
    const response = await call('POST', '/recovery-codes', headers, {
      password,
      code: codeNow(secret),
    })
    expect(response.json().data.recoveryCodes).toHaveLength(10)
    const refused = await call('POST', '/off', headers, { password, code: old })
    expect(refused.statusCode).toBe(400)
  })

  test('to off leaves nothing behind', async () => {
    const { db } = server.context
    const headers = await server.signIn()
    const { secret } = await setUp(headers)
    const off = await call('POST', '/off', headers, { password, code: codeNow(secret) })
    expect(off.json()).toEqual({ success: true })
    expect(await db.selectFrom('second_factors').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('recovery_codes').selectAll().execute()).toEqual([])
    expect(await isSignedIn(await server.signIn())).toBe(true)
    const again = await call('POST', '/off', headers, { password, code: '123456' })
    expect(again.statusCode).toBe(409)
  })

  test('is in the audit log', async () => {
    const headers = await server.signIn()
    const began = server.clock.at.toISOString()
    const { secret } = await setUp(headers)
    await call('PUT', '/requirement', headers, { required: true })
    await call('PUT', '/requirement', headers, { required: false })
    await call('POST', '/recovery-codes', headers, { password, code: codeNow(secret) })
    server.wait(30_000)
    await call('POST', '/off', headers, { password, code: codeNow(secret) })
    const lines = await server.context.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('at', '>=', began)
      .where('object_kind', '=', 'administrator')
      .orderBy('id')
      .execute()
    const id = await findId(testUser.email)
    expect(lines.every(({ actor_id }) => actor_id === id)).toBe(true)
    expect(lines.map(({ action }) => action)).toEqual([
      'switched-on-second-factor',
      'required-second-factors',
      'made-second-factors-optional',
      'renewed-recovery-codes',
      'switched-off-second-factor',
    ])
  })
})

describe('the requirement for all', () => {
  test('is set by the first administrator, who has a factor', async () => {
    const headers = await server.signIn()
    const ofRosa = await signInRosa()
    expect(await read(headers)).toMatchObject({ required: false, mayRequire: true })
    expect(await read(ofRosa)).toMatchObject({ required: false, mayRequire: false })
    const refused = await call('PUT', '/requirement', ofRosa, { required: true })
    expect(refused.statusCode).toBe(403)
    expect(refused.json().code).toBe('first_administrator_only')
    expect((await call('PUT', '/requirement', headers, { required: true })).statusCode).toBe(409)
    await setUp(headers)
    expect((await call('PUT', '/requirement', headers, { required: true })).statusCode).toBe(200)
    expect(await read(headers)).toMatchObject({ required: true })
  })

  test('leaves everyone without a factor nothing but the set-up', async () => {
    const { context } = server
    const ofRosa = await signInRosa()
    await addFactor(context, await findId(testUser.email))
    await requireFactor(context.db, true)

    const validation = await server.app.inject({ url: '/api/auth/validate', headers: ofRosa })
    expect(validation.json()).toMatchObject({ valid: true, user: { secondFactorNeeded: true } })
    for (const [name, access] of server.app.accessTable) {
      const [method = '', path = ''] = name.split(' ')
      if (access === 'public' || access === 'account') continue
      const url = path.replace(/:\w+/g, '01890000-0000-7000-8000-000000000000')
      const response = await server.app.inject({ method: method as 'GET', url, headers: ofRosa })
      const isFile = access === 'file' || access === 'referral file'
      expect(response.statusCode, name).toBe(isFile ? 401 : 403)
      if (!isFile && method !== 'HEAD') {
        expect(response.json().code, name).toBe('second_factor_needed')
      }
    }

    await setUp(ofRosa, rosa.password)
    const users = await server.app.inject({ url: '/api/admin/users', headers: ofRosa })
    expect(users.statusCode).toBe(200)
  })
})

test('a secret is sealed with a new key, unless nobody has the old one', async () => {
  const { db, vault } = server.context
  const id = await findId(testUser.email)
  const secret = await addFactor(server.context, id)
  const old = { name: await vault.keyName(), key: Buffer.alloc(32, 7) }
  const newer = { name: 'newer', key: Buffer.alloc(32, 8) }
  expect(await resealSecondFactors(db, createVault([newer]))).toBe(1)
  expect(await resealSecondFactors(db, createVault([newer, old]))).toBe(0)
  const factor = await db.selectFrom('second_factors').selectAll().executeTakeFirstOrThrow()
  expect(factor.key_name).toBe('newer')
  expect(await openSecret(createVault([newer]), factor)).toBe(secret)
})
