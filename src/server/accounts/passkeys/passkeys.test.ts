import { beforeEach, describe, expect, test } from 'vitest'
import { passkeyLimits, passkeyMessages } from '#contract/accounts/passkeys.ts'
import { minutes } from '#server/platform/time.ts'
import { createAuthenticator, givePasskey } from '../../../../tests/support/authenticator.ts'
import {
  addFactor,
  appCode,
  cheapHash,
  lockAccount,
  openSession,
} from '../../../../tests/support/sign-in.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { createUser, setActive } from '../users/users.queries.ts'
import { forgetOldChallenges } from './passkeys.queries.ts'
import { findRelyingParty } from './relying-party.ts'

const server = testApp()
const password = 'seven blue lakes at noon'
const email = 'rosa@example.org'
let id: string
let headers: { authorization: string }

beforeEach(async () => {
  const { db } = server.context
  server.wait(10 * minutes)
  await db.deleteFrom('sign_in_failures').execute()
  await db.deleteFrom('users').where('email', '=', email).execute()
  const user = { username: 'rosa', email, passwordHash: cheapHash(password), role: 'editor' }
  id = (await createUser(db, { ...user, role: 'editor' }, server.clock.at)).id
  headers = (await openSession(server.context, id)).headers
})

const post = (url: string, body?: object, as: object = headers) =>
  server.app.inject({
    method: 'POST',
    url: `/api/auth/passkeys${url}`,
    headers: { ...as },
    ...(body && { body }),
  })
const begin = async () => (await post('/begin', { password })).json().data
const askChallenge = async () => (await post('/challenge', undefined, {})).json().data.challenge
const signInWith = (credential: object) => post('/sign-in', { credential }, {})
const list = async () =>
  (await server.app.inject({ url: '/api/auth/passkeys', headers })).json().data

describe('adding a passkey', () => {
  test('asks for the password, and for one that recognizes the person', async () => {
    const wrong = await post('/begin', { password: 'not the password' })
    expect(wrong.json().fields).toHaveProperty('password')
    expect(await begin()).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: email, displayName: 'rosa' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    })
  })

  test('stores its name and key, and lists it without the key', async () => {
    const { challenge } = await begin()
    const credential = createAuthenticator().create(challenge)
    const response = await post('', { name: ' My phone ', credential })
    expect(response.statusCode).toBe(201)
    expect(await list()).toEqual([
      {
        id: expect.any(String),
        name: 'My phone',
        createdAt: server.clock.at.toISOString(),
        lastUsedAt: null,
      },
    ])
    const again = await begin()
    expect(again.excludeCredentials).toMatchObject([{ id: credential.id }])
  })

  test('also asks for a code of the second factor, if there is one', async () => {
    const secret = await addFactor(server.context, id)
    const without = await post('/begin', { password })
    expect(without.json().fields).toHaveProperty('code')
    const wrong = await post('/begin', { password, code: 'ABCD' })
    expect(wrong.json().fields).toHaveProperty('code')
    const code = appCode(secret, server.clock.at)
    expect((await post('/begin', { password, code })).statusCode).toBe(200)
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another host name', { rpId: 'evil.example' }],
    ['nobody in front of it', { verified: false }],
    ['a sign-in', { type: 'webauthn.get' }],
  ])('refuses the response of %s', async (_, changes) => {
    const { challenge } = await begin()
    const credential = createAuthenticator().create(challenge, changes)
    const response = await post('', { name: 'Phone', credential })
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toBe(passkeyMessages.notAdded)
    expect(await list()).toEqual([])
  })

  test('takes a challenge once, in five minutes, from the person it was made for', async () => {
    const add = (challenge: string) =>
      post('', { name: 'Phone', credential: createAuthenticator().create(challenge) })
    const { challenge } = await begin()
    expect((await add(challenge)).statusCode).toBe(201)
    expect((await add(challenge)).statusCode).toBe(400)
    const late = (await begin()).challenge
    server.wait(5 * minutes)
    expect((await add(late)).statusCode).toBe(400)
    expect((await add(await askChallenge())).statusCode).toBe(400)
    const own = (await begin()).challenge
    const { headers: others } = await server.signInAs('reader')
    const credential = createAuthenticator().create(own)
    expect((await post('', { name: 'Phone', credential }, others)).statusCode).toBe(400)
  })

  test('is refused for one that is added already, and for too many', async () => {
    const authenticator = createAuthenticator()
    const add = async () =>
      post('', { name: 'Phone', credential: authenticator.create((await begin()).challenge) })
    expect((await add()).statusCode).toBe(201)
    expect((await add()).json().message).toBe(passkeyMessages.taken)
    for (let count = 1; count < passkeyLimits.perUser; count += 1) {
      await givePasskey(server.context, id)
    }
    const response = await post('/begin', { password })
    expect(response.json().message).toBe(passkeyMessages.tooMany)
  })
})

describe('signing in with a passkey', () => {
  test('opens a session for its owner, while guesses lock the password', async () => {
    const { authenticator } = await givePasskey(server.context, id)
    await addFactor(server.context, id)
    await lockAccount(server.context, email)
    const response = await signInWith(authenticator.get(await askChallenge(), id))
    expect(response.statusCode).toBe(200)
    const { token, user } = response.json()
    expect(user).toMatchObject({ _id: id, email })
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(/^files=/),
      expect.stringMatching(/^browser=/),
    ])
    const validation = await server.app.inject({
      url: '/api/auth/validate',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(validation.json().valid).toBe(true)
    expect(await list()).toMatchObject([{ lastUsedAt: server.clock.at.toISOString() }])
  })

  test('does not say whose passkeys there are', async () => {
    await givePasskey(server.context, id)
    const { data } = (await post('/challenge', undefined, {})).json()
    expect(data).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(data.allowCredentials ?? []).toEqual([])
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['the same machine by its number', { origin: 'http://127.0.0.1:3000' }],
    ['another host name', { rpId: 'evil.example' }],
    ['nobody in front of it', { verified: false }],
    ['a registration', { type: 'webauthn.create' }],
  ])('is refused for %s', async (_, changes) => {
    const { authenticator } = await givePasskey(server.context, id)
    const response = await signInWith(authenticator.get(await askChallenge(), id, changes))
    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({ message: passkeyMessages.refused })
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  test('is refused with another key, for another person, and with a challenge that is used or too old', async () => {
    const { authenticator } = await givePasskey(server.context, id)
    const stranger = createAuthenticator()
    const statusOf = async (credential: object) => (await signInWith(credential)).statusCode
    const forged = stranger.get(await askChallenge(), id)
    expect(await statusOf(forged)).toBe(401)
    expect(await statusOf({ ...forged, id: authenticator.id, rawId: authenticator.id })).toBe(401)
    expect(await statusOf(authenticator.get(await askChallenge(), 'another person'))).toBe(401)
    const used = authenticator.get(await askChallenge(), id)
    expect(await statusOf(used)).toBe(200)
    expect(await statusOf(used)).toBe(401)
    const late = await askChallenge()
    server.wait(5 * minutes)
    expect(await statusOf(authenticator.get(late, id))).toBe(401)
    expect(await statusOf(authenticator.get((await begin()).challenge, id))).toBe(401)
    const lines = await server.context.db.selectFrom('audit_log').select('action').execute()
    expect(lines.map(({ action }) => action)).toContain('sign-in-refused')
  })

  test('is refused for a copy whose counter is behind', async () => {
    const { authenticator } = await givePasskey(server.context, id)
    authenticator.state.count = 5
    expect((await signInWith(authenticator.get(await askChallenge(), id))).statusCode).toBe(200)
    authenticator.state.count = 3
    expect((await signInWith(authenticator.get(await askChallenge(), id))).statusCode).toBe(401)
  })

  test('is refused for a deactivated user', async () => {
    const { authenticator } = await givePasskey(server.context, id)
    await setActive(server.context.db, id, false, server.clock.at)
    const response = await signInWith(authenticator.get(await askChallenge(), id))
    expect(response.json().code).toBe('deactivated')
  })
})

describe('removing', () => {
  test('one ends the other sessions and is for its owner only', async () => {
    const { authenticator, passkey } = await givePasskey(server.context, id)
    const other = await openSession(server.context, id)
    const remove = (as: object) =>
      server.app.inject({
        method: 'DELETE',
        url: `/api/auth/passkeys/${passkey.id}`,
        headers: { ...as },
      })
    expect((await remove((await server.signInAs('admin')).headers)).statusCode).toBe(404)
    expect((await remove(headers)).statusCode).toBe(200)
    expect(await list()).toEqual([])
    const validation = await server.app.inject({
      url: '/api/auth/validate',
      headers: other.headers,
    })
    expect(validation.json()).toMatchObject({ valid: false, reason: 'revoked' })
    const response = await signInWith(authenticator.get(await askChallenge(), id))
    expect(response.statusCode).toBe(401)
  })

  test('all of them is for an owner, and ends all sessions of the person', async () => {
    await givePasskey(server.context, id)
    const owner = await server.signIn()
    const users = await server.app.inject({ url: '/api/admin/users', headers: owner })
    const found = users.json().data.find((user: { email: string }) => user.email === email)
    expect(found).toMatchObject({ passkeys: 1 })
    const url = `/api/admin/users/${id}/passkeys`
    const removed = await server.app.inject({ method: 'DELETE', url, headers: owner })
    expect(removed.statusCode).toBe(200)
    expect((await server.app.inject({ url: '/api/auth/passkeys', headers })).statusCode).toBe(401)
    const again = await server.app.inject({ method: 'DELETE', url, headers: owner })
    expect(again.statusCode).toBe(404)
  })
})

test('old challenges are forgotten', async () => {
  await askChallenge()
  server.wait(6 * minutes)
  await forgetOldChallenges(server.context.db, server.clock.at)
  const rows = await server.context.db.selectFrom('passkey_challenges').selectAll().execute()
  expect(rows).toEqual([])
})

test.each([
  ['https://poplar.example', 'poplar.example', 'https://poplar.example'],
  ['https://office.poplar.example:8443', 'office.poplar.example', undefined],
  ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
  ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
  ['https://192.0.2.7', undefined, undefined],
  ['https://[2001:db8::7]', undefined, undefined],
  ['http://poplar.example', undefined, undefined],
])('at %s passkeys belong to %s', (siteUrl, id, origin) => {
  const site = findRelyingParty(siteUrl)
  expect(site?.id).toBe(id)
  if (origin) expect(site?.origin).toBe(origin)
})
