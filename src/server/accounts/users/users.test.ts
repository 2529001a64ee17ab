import { beforeEach, describe, expect, test } from 'vitest'
import { type User, userMessages } from '#contract/accounts/users.ts'
import { testApp, testUser } from '../../../../tests/support/test-app.ts'
import { addUser } from './manage-users.ts'
import { findUser } from './users.queries.ts'

const server = testApp()
const tom = {
  username: 'Tom Burris',
  email: 'tom@example.org',
  password: 'a long walk by the river',
}
const newPassword = 'another walk by another river'
const nobody = '01890000-0000-7000-8000-000000000000'
let admin: { authorization: string }

beforeEach(async () => {
  const { db } = server.context
  await db.deleteFrom('users').where('email', '!=', testUser.email).execute()
  await db.deleteFrom('sign_in_failures').execute()
  server.wait(60_000)
  admin = await server.signIn()
})

const inject = (method: 'GET' | 'POST' | 'PATCH', url: string, body?: object, headers = admin) =>
  server.app.inject({ method, url: `/api${url}`, headers, ...(body && { body }) })
const listed = async (): Promise<User[]> => (await inject('GET', '/admin/users')).json().data
const add = (fields: object = {}) => inject('POST', '/admin/users', { ...tom, ...fields })
const addTom = async (): Promise<User> => (await add()).json().data
const change = (id: string, body: object, headers = admin) =>
  inject('PATCH', `/admin/users/${id}`, body, headers)
const logIn = (credentials: object) => inject('POST', '/auth/login', credentials)
const isIn = async (headers: { authorization: string }) =>
  (await inject('GET', '/admin/users', undefined, headers)).statusCode === 200

async function signedIn({ email, password }: { email: string; password: string }) {
  return { authorization: `Bearer ${(await logIn({ email, password })).json().token}` }
}

async function maria(): Promise<User> {
  const found = (await listed()).find(({ email }) => email === testUser.email)
  if (!found) throw new Error('The test user is missing.')
  return found
}

async function lastLine() {
  return server.context.db
    .selectFrom('audit_log')
    .select(['action', 'object_kind', 'object_id', 'actor_id'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

describe('administrators', () => {
  test('are listed by email, without their password hashes', async () => {
    await addTom()
    const response = await inject('GET', '/admin/users')
    expect(response.json().data).toEqual([
      expect.objectContaining({ email: testUser.email, active: true, role: 'admin' }),
      expect.objectContaining({
        username: tom.username,
        email: tom.email,
        lastSignInAt: null,
        createdAt: server.clock.at.toISOString(),
        secondFactor: false,
        passkeys: 0,
        invited: false,
      }),
    ])
    expect(response.json().data[0].lastSignInAt).toBe(server.clock.at.toISOString())
    expect(response.body).not.toMatch(/password|argon2/i)
  })

  test('are added, can sign in, and appear in the audit log', async () => {
    const response = await add({ email: ' Tom@Example.org ', role: 'admin' })
    expect(response.statusCode).toBe(201)
    const { data } = response.json()
    expect(data).toMatchObject({ _id: data.id, email: tom.email, active: true })
    expect(response.body).not.toMatch(/password|argon2/i)
    expect(await lastLine()).toEqual({
      action: 'added',
      object_kind: 'administrator',
      object_id: data.id,
      actor_id: (await maria()).id,
    })
    expect((await logIn(tom)).statusCode).toBe(200)
  })

  test('have unique email addresses', async () => {
    await addTom()
    const response = await add({ email: 'TOM@example.org' })
    expect(response.statusCode).toBe(409)
    expect(response.json().message).toBe('There is an administrator with this email already.')
    expect(await listed()).toHaveLength(2)
  })

  test.each([
    [{ username: ' ' }, 'username', 'Name is required'],
    [{ username: 'x'.repeat(61) }, 'username', 'Name must be at most 60 characters'],
    [{ username: 'a\0b' }, 'username', 'Name contains a character that cannot be used'],
    [{ email: 'nobody' }, 'email', 'Please enter a valid email address'],
    [{ email: 'a\0b@example.org' }, 'email', 'Email contains a character that cannot be used'],
    [{ password: 'short' }, 'password', 'Password must be at least 15 characters'],
    [{ password: 'x'.repeat(257) }, 'password', 'Password must be at most 256 characters'],
    [
      { password: 'passwordpassword1' },
      'password',
      'This password is easy to guess. Please choose another one.',
    ],
    [{ password: undefined }, 'password', 'Password is required'],
    [{ role: 'owner' }, 'role', 'This role is not known'],
  ])('are not added with %o', async (fields, field, message) => {
    const response = await add(fields)
    expect(response.statusCode).toBe(400)
    expect(response.json().fields).toEqual({ [field]: message })
    expect(await listed()).toHaveLength(1)
  })

  test('are reported as existing only when they do, and not after another error', async () => {
    const broken = { ...tom, username: null as never, passwordHash: 'x', role: 'admin' as const }
    const adding = addUser(server.context.db, broken, server.clock.at)
    await expect(adding).rejects.toThrow(/null/i)
  })

  test('ignore fields that the form does not have, such as id and active', async () => {
    const { data } = (await add({ id: nobody, _id: nobody, active: false })).json()
    expect(data.id).not.toBe(nobody)
    expect(data.active).toBe(true)
  })
})

describe('a change', () => {
  test('deactivates: open sessions and the password stop working immediately', async () => {
    const { id } = await addTom()
    const session = await signedIn(tom)
    expect(await isIn(session)).toBe(true)
    const response = await change(id, { active: false })
    expect(response.json().data).toMatchObject({ id, active: false })
    expect(await lastLine()).toMatchObject({ action: 'deactivated', object_id: id })
    expect(await isIn(session)).toBe(false)
    expect((await logIn(tom)).statusCode).toBe(403)

    await change(id, { active: true })
    expect(await lastLine()).toMatchObject({ action: 'reactivated', object_id: id })
    expect(await isIn(session)).toBe(false)
    expect((await logIn(tom)).statusCode).toBe(200)
  })

  test('sets a password and ends the sessions of that user only', async () => {
    const { id } = await addTom()
    const session = await signedIn(tom)
    expect((await change(id, { password: newPassword })).statusCode).toBe(200)
    expect(await lastLine()).toMatchObject({ action: 'set-password', object_id: id })
    expect(await isIn(session)).toBe(false)
    expect(await isIn(admin)).toBe(true)
    expect((await logIn(tom)).statusCode).toBe(401)
    expect((await logIn({ ...tom, password: newPassword })).statusCode).toBe(200)
  })

  test('renames', async () => {
    const { id } = await addTom()
    const response = await change(id, { username: ' Thomas ' })
    expect(response.json().data.username).toBe('Thomas')
    expect(await lastLine()).toMatchObject({ action: 'renamed', object_id: id })
  })

  test('that changes nothing is not in the audit log', async () => {
    const { id } = await addTom()
    const { db } = server.context
    await db.updateTable('users').set({ updated_by: null }).execute()
    const before = await lastLine()
    const same = { active: true, username: tom.username, role: 'admin' }
    expect((await change(id, same)).statusCode).toBe(200)
    expect(await lastLine()).toEqual(before)
    await change(id, { active: false })
    await db.updateTable('users').set({ updated_by: null }).execute()
    const deactivated = await lastLine()
    expect((await change(id, { active: false })).statusCode).toBe(200)
    expect(await lastLine()).toEqual(deactivated)
    expect((await findUser(db, id))?.updated_by).toBeNull()
  })

  test('of several things is in the audit log line by line, and says who made it', async () => {
    const { id } = await addTom()
    const { db } = server.context
    await change(id, { username: 'Thomas', role: 'reader', active: false, password: newPassword })
    const lines = await db
      .selectFrom('audit_log')
      .select('action')
      .where('object_id', '=', id)
      .orderBy('id')
      .execute()
    expect(lines.map(({ action }) => action)).toEqual([
      'added',
      'renamed',
      'changed-role:admin:reader',
      'set-password',
      'deactivated',
    ])
    expect((await findUser(db, id))?.updated_by).toBe((await maria()).id)
  })

  test('cannot deactivate one’s own account', async () => {
    await addTom()
    const response = await change((await maria()).id, { active: false })
    expect(response.statusCode).toBe(409)
    expect(response.json().message).toBe('You cannot deactivate yourself.')
  })

  test('cannot set one’s own password without the current one', async () => {
    const response = await change((await maria()).id, { password: tom.password })
    expect(response.statusCode).toBe(409)
    expect(response.json().message).toBe(userMessages.ownPassword)
    expect((await logIn(testUser)).statusCode).toBe(200)
  })

  test('by two people who deactivate each other leaves one of them active', async () => {
    const { id } = await addTom()
    const session = await signedIn(tom)
    const own = (await maria()).id
    const responses = await Promise.all([
      change(id, { active: false }),
      change(own, { active: false }, session),
    ])
    const rows = await server.context.db.selectFrom('users').select('active').execute()
    expect(rows.filter((row) => row.active === 1)).toHaveLength(1)
    expect(responses.filter((response) => response.statusCode === 200)).toHaveLength(1)
    await server.context.db.updateTable('users').set({ active: 1 }).execute()
  })

  test.each([
    [{}, 'There is nothing to change.'],
    [{ active: 'no' }, 'Active must be true or false'],
    [{ password: 'short' }, 'Password must be at least 15 characters'],
    [{ username: '' }, 'Name is required'],
  ])('is refused: %o', async (body, message) => {
    const { id } = await addTom()
    const response = await change(id, body)
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toBe(message)
  })

  test('of an unknown user is not found', async () => {
    expect((await change(nobody, { active: false })).statusCode).toBe(404)
    expect((await change('me', { active: false })).statusCode).toBe(404)
  })
})
