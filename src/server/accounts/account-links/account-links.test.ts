import { beforeEach, describe, expect, test } from 'vitest'
import type { AccountLinkPurpose } from '#contract/accounts/account-links.ts'
import { accountLinkMessages } from '#contract/accounts/account-links.ts'
import { userMessages } from '#contract/accounts/users.ts'
import { hours } from '#server/platform/time.ts'
import { cheapHash, lockAccount } from '../../../../tests/support/sign-in.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { createUser, findUserByEmail } from '../users/users.queries.ts'
import { forgetExpiredLinks, makeAccountLink } from './account-links.queries.ts'

const server = testApp()
const rosa = { email: 'rosa@example.org', password: 'seven blue lakes at noon' }
const chosen = 'a long walk by the river'
let owner: { authorization: string }
let rosaId: string

beforeEach(async () => {
  const { db } = server.context
  await db.deleteFrom('sign_in_failures').execute()
  await db.deleteFrom('users').where('email', '!=', 'maria@example.org').execute()
  const passwordHash = cheapHash(rosa.password)
  const user = { username: 'rosa', email: rosa.email, passwordHash, role: 'editor' as const }
  rosaId = (await createUser(db, user, server.clock.at)).id
  owner = await server.signIn()
})

const post = (url: string, body: object, headers = {}) =>
  server.app.inject({ method: 'POST', url: `/api${url}`, body, headers })
const logIn = (password: string, email = rosa.email, headers = {}) =>
  post('/auth/login', { email, password }, headers)
const setPassword = (token: string, password = chosen) =>
  post('/auth/links/password', { token, password })
const makeToken = async (purpose: AccountLinkPurpose) =>
  (await makeAccountLink(server.context.db, { userId: rosaId, purpose, by: null }, server.clock.at))
    .token
const tokenIn = (address: string | null) =>
  /^\S+\/admin\/link#([\w-]{43})$/.exec(address ?? '')?.[1]
const lastLine = async () =>
  server.context.db
    .selectFrom('audit_log')
    .select(['action', 'object_id', 'actor_id'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

describe('a link that an owner makes', () => {
  test('is shown once when there is no mail, and stored only as a hash', async () => {
    const response = await post(`/admin/users/${rosaId}/links`, { purpose: 'reset' }, owner)
    expect(response.statusCode).toBe(201)
    const { address, expiresAt } = response.json().data
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:3000\/admin\/link#[\w-]{43}$/)
    expect(Date.parse(expiresAt) - server.clock.at.getTime()).toBe(1 * hours)
    const rows = await server.context.db.selectFrom('account_links').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(tokenIn(address))
    expect(await lastLine()).toMatchObject({
      action: 'made-account-link:reset',
      object_id: rosaId,
    })
  })

  test('is refused for oneself, for a deactivated user and for nobody', async () => {
    const { db } = server.context
    const own = (await findUserByEmail(db, 'maria@example.org'))?.id
    const ask = (id: string | undefined, purpose: string) =>
      post(`/admin/users/${id}/links`, { purpose }, owner)
    expect((await ask(own, 'reset')).json()).toMatchObject({ message: userMessages.ownPassword })
    expect((await ask(rosaId, 'invitation')).json()).toMatchObject({
      message: accountLinkMessages.notInvited,
    })
    await db.updateTable('users').set({ active: 0 }).where('id', '=', rosaId).execute()
    expect((await ask(rosaId, 'reset')).json()).toMatchObject({
      message: accountLinkMessages.deactivated,
    })
    expect((await ask('01890000-0000-7000-8000-000000000000', 'reset')).statusCode).toBe(404)
    expect(await db.selectFrom('account_links').selectAll().execute()).toEqual([])
  })
})

describe('a link to reset a password', () => {
  test('sets it once, ends all sessions, and ends the other links', async () => {
    const session = { authorization: `Bearer ${(await logIn(rosa.password)).json().token}` }
    const [token, other] = [await makeToken('reset'), await makeToken('reset')]
    const opened = await post('/auth/links/open', { token })
    expect(opened.json().data).toEqual({
      purpose: 'reset',
      username: 'rosa',
      email: rosa.email,
    })
    expect(opened.headers['cache-control']).toBe('private, no-store')
    expect((await setPassword(token)).statusCode).toBe(200)
    expect(await lastLine()).toEqual({
      action: 'reset-password',
      object_id: rosaId,
      actor_id: rosaId,
    })
    const validation = await server.app.inject({ url: '/api/auth/validate', headers: session })
    expect(validation.statusCode).toBe(401)
    expect((await logIn(rosa.password)).statusCode).toBe(401)
    expect((await logIn(chosen)).statusCode).toBe(200)
    for (const used of [token, other]) {
      const again = await setPassword(used, 'seven more walks at night')
      expect(again.statusCode).toBe(404)
      expect(again.json()).toEqual({
        success: false,
        code: 'no_link',
        message: accountLinkMessages.noLink,
      })
    }
  })

  test('is used by one of two requests at the same time', async () => {
    const token = await makeToken('reset')
    const responses = await Promise.all([setPassword(token), setPassword(token)])
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
  })

  test('keeps to the rules for passwords, and is not used up by a refused one', async () => {
    const token = await makeToken('reset')
    for (const weak of ['short', 'poplar poplar poplar', 'passwordpassword1']) {
      const response = await setPassword(token, weak)
      expect(response.statusCode).toBe(400)
      expect(response.json().fields).toHaveProperty('password')
    }
    expect((await setPassword(token)).statusCode).toBe(200)
  })

  test('does not work after an hour, nor for a deactivated user, nor for something else', async () => {
    const token = await makeToken('reset')
    expect((await post('/auth/links/unlock', { token })).statusCode).toBe(404)
    server.wait(1 * hours)
    expect((await setPassword(token)).statusCode).toBe(404)
    const { authorization } = await server.signIn()
    const fresh = await makeToken('reset')
    const deactivate = { active: false }
    await server.app.inject({
      method: 'PATCH',
      url: `/api/admin/users/${rosaId}`,
      body: deactivate,
      headers: { authorization },
    })
    expect((await setPassword(fresh)).statusCode).toBe(404)
    expect((await post('/auth/links/open', { token: fresh })).statusCode).toBe(404)
  })

  test('unlocks the account', async () => {
    await lockAccount(server.context, rosa.email)
    expect((await logIn(rosa.password)).statusCode).toBe(429)
    await setPassword(await makeToken('reset'))
    expect((await logIn(chosen)).statusCode).toBe(200)
  })
})

describe('a link to unlock an account', () => {
  test('lets its browser sign in, and leaves the guesses of strangers counted', async () => {
    await lockAccount(server.context, rosa.email)
    const token = await makeToken('unlock')
    const unlocked = await post('/auth/links/unlock', { token })
    expect(unlocked.statusCode).toBe(200)
    const cookie = `browser=${unlocked.cookies.find(({ name }) => name === 'browser')?.value}`
    expect((await logIn(rosa.password, rosa.email, { cookie })).statusCode).toBe(200)
    expect((await logIn(rosa.password)).statusCode).toBe(429)
    expect((await post('/auth/links/unlock', { token })).statusCode).toBe(404)
    expect((await setPassword(await makeToken('unlock'))).statusCode).toBe(404)
  })
})

describe('an invitation', () => {
  const invited = { username: 'Tom', email: 'Tom@Example.org', role: 'intake' }
  const invite = () => post('/admin/users/invitations', invited, owner)
  const listed = async () => {
    const response = await server.app.inject({ url: '/api/admin/users', headers: owner })
    return response.json().data.find(({ email }: { email: string }) => email === 'tom@example.org')
  }

  test('adds a person who cannot sign in until they chose a password', async () => {
    const response = await invite()
    expect(response.statusCode).toBe(201)
    const { link, ...user } = response.json().data
    expect(user).toMatchObject({ username: 'Tom', role: 'intake', active: true, invited: true })
    expect(Date.parse(link.expiresAt) - server.clock.at.getTime()).toBe(72 * hours)
    expect(await listed()).toMatchObject({ invited: true })
    server.wait(71 * hours)
    const token = tokenIn(link.address) ?? ''
    const opened = await post('/auth/links/open', { token })
    expect(opened.json().data).toMatchObject({ purpose: 'invitation', email: 'tom@example.org' })
    expect((await setPassword(token)).statusCode).toBe(200)
    expect(await lastLine()).toMatchObject({ action: 'accepted-invitation', actor_id: user.id })
    expect((await logIn(chosen, invited.email)).json().user).toMatchObject({ role: 'intake' })
    owner = await server.signIn()
    expect(await listed()).toMatchObject({ invited: false })
  })

  test('can be made again when it is too old, and the one before does not work then', async () => {
    const { id, link } = (await invite()).json().data
    server.wait(73 * hours)
    await forgetExpiredLinks(server.context.db, server.clock.at)
    owner = await server.signIn()
    expect(await listed()).toMatchObject({ invited: true })
    const again = await post(`/admin/users/${id}/links`, { purpose: 'invitation' }, owner)
    const token = tokenIn(again.json().data.address) ?? ''
    expect((await setPassword(tokenIn(link.address) ?? '')).statusCode).toBe(404)
    expect((await setPassword(token)).statusCode).toBe(200)
  })

  test('ends when an owner sets a password', async () => {
    const { id, link } = (await invite()).json().data
    const body = { password: chosen }
    await server.app.inject({
      method: 'PATCH',
      url: `/api/admin/users/${id}`,
      body,
      headers: owner,
    })
    expect(await listed()).toMatchObject({ invited: false })
    expect((await setPassword(tokenIn(link.address) ?? '')).statusCode).toBe(404)
  })

  test('is refused for an email that has an account', async () => {
    await invite()
    const response = await invite()
    expect(response.statusCode).toBe(409)
    expect(response.json().message).toBe(userMessages.taken)
  })
})

test('a link of someone who was deactivated does not work', async () => {
  const { db } = server.context
  const token = await makeToken('reset')
  await db.updateTable('users').set({ active: 0 }).where('id', '=', rosaId).execute()
  expect((await setPassword(token)).statusCode).toBe(404)
})

test('an invitation takes the place of the one before', async () => {
  const tokens = [await makeToken('invitation'), await makeToken('invitation')]
  const statuses = []
  for (const token of tokens) statuses.push((await setPassword(token)).statusCode)
  expect(statuses).toEqual([404, 200])
})

test('old links are forgotten, but not an invitation', async () => {
  await makeToken('reset')
  await makeToken('invitation')
  const purposes = async () => {
    await forgetExpiredLinks(server.context.db, server.clock.at)
    const rows = await server.context.db.selectFrom('account_links').select('purpose').execute()
    return rows.map(({ purpose }) => purpose).sort()
  }
  expect(await purposes()).toEqual(['invitation', 'reset'])
  server.wait(74 * hours)
  expect(await purposes()).toEqual(['invitation'])
  server.wait(74 * hours)
  expect(await purposes()).toEqual(['invitation'])
})
