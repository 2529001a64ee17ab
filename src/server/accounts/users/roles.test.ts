import { beforeEach, expect, test } from 'vitest'
import type { OpenSession } from '#contract/accounts/sessions.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { testApp, testUser } from '../../../../tests/support/test-app.ts'
import { changeRole, deactivate } from './manage-users.ts'
import { findUserByEmail, setActive, setRole } from './users.queries.ts'

const server = testApp()
type Headers = { authorization: string }
let owner: Headers

beforeEach(async () => {
  const { db } = server.context
  await db.deleteFrom('users').where('email', '!=', testUser.email).execute()
  await setRole(db, await mariaId(), 'admin', server.clock.at)
  owner = await server.signIn()
})

async function mariaId() {
  const user = await findUserByEmail(server.context.db, testUser.email)
  if (!user) throw new Error('The test user is missing.')
  return user.id
}

const get = (path: string, headers: Headers) =>
  server.app.inject({ url: `/api${path}`, headers: { ...headers } })
const change = (id: string, body: object, headers = owner) =>
  server.app.inject({ method: 'PATCH', url: `/api/admin/users/${id}`, headers, body })

test('an owner adds someone with a role, and gives another one', async () => {
  const body = { username: 'Tom', email: 'tom@example.org', password: 'a long walk by the river' }
  const added = await server.app.inject({
    method: 'POST',
    url: '/api/admin/users',
    headers: owner,
    body: { ...body, role: 'intake' },
  })
  const { id, role } = added.json().data
  expect(role).toBe('intake')
  const changed = await change(id, { role: 'hiring' })
  expect(changed.json().data).toMatchObject({ id, role: 'hiring', active: true })
  const line = await server.context.db
    .selectFrom('audit_log')
    .select(['action', 'object_kind', 'object_id', 'actor_id'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(line).toEqual({
    action: 'changed-role:intake:hiring',
    object_kind: 'administrator',
    object_id: id,
    actor_id: await mariaId(),
  })
})

test('a new role counts in the next request of an open session', async () => {
  const { userId, headers } = await server.signInAs('reader')
  expect((await get('/careers', headers)).statusCode).toBe(200)
  await change(userId, { role: 'intake' })
  expect((await get('/careers', headers)).statusCode).toBe(403)
  expect((await get('/contact', headers)).statusCode).toBe(200)
  const validation = await get('/auth/validate', headers)
  expect(validation.json()).toMatchObject({ valid: true, user: { role: 'intake' } })
})

test('a file opens with the cookie of those who may read documents only', async () => {
  const { db } = server.context
  const id = await addApplication(server.context)
  const { userId, fileSecret } = await server.signInAs('hiring')
  const open = () =>
    server.app.inject({ url: `/api/careers/${id}/resume`, cookies: { files: fileSecret } })
  const before = await open()
  expect(before.statusCode).not.toBe(401)
  expect(before.statusCode).not.toBe(403)
  await setRole(db, userId, 'reader', server.clock.at)
  const after = await open()
  expect(after.statusCode).toBe(403)
  expect(after.json().code).toBe('role_not_allowed')
})

test('nobody changes their own role', async () => {
  await server.signInAs('admin')
  const response = await change(await mariaId(), { role: 'editor' })
  expect(response.statusCode).toBe(409)
  expect(response.json().message).toBe('You cannot change your own role.')
  expect((await change(await mariaId(), { role: 'admin' })).statusCode).toBe(200)
})

test('the last active owner keeps the role and the account', async () => {
  const { db } = server.context
  const second = await server.signInAs('admin')
  await setActive(db, await mariaId(), false, server.clock.at)
  for (const act of [
    () => changeRole(db, second.userId, 'reader', server.clock.at),
    () => deactivate(db, second.userId, server.clock.at),
  ]) {
    await expect(act()).rejects.toMatchObject({
      status: 409,
      message: 'This is the last active owner.',
    })
  }
  await setActive(db, await mariaId(), true, server.clock.at)
})

test('others can be deactivated, or get another role, while there is one owner', async () => {
  const { userId } = await server.signInAs('reader')
  expect((await change(userId, { role: 'editor' })).statusCode).toBe(200)
  expect((await change(userId, { active: false })).statusCode).toBe(200)
})

test('two owners who take the role from each other leave one owner', async () => {
  const second = await server.signInAs('admin')
  const responses = await Promise.all([
    change(second.userId, { role: 'reader' }),
    change(await mariaId(), { role: 'reader' }, second.headers),
  ])
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const owners = await server.context.db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .execute()
  expect(owners).toHaveLength(1)
})

test('the other roles see and end their own sessions only', async () => {
  const reader = await server.signInAs('reader')
  const secondTab = await server.signInAs('reader')
  const listed: OpenSession[] = (await get('/admin/sessions', reader.headers)).json().data
  expect(listed.map(({ userId }) => userId)).toEqual([reader.userId, reader.userId])
  const ofOwner = (await get('/admin/sessions', owner)).json().data as OpenSession[]
  expect(ofOwner.length).toBeGreaterThan(2)
  const foreign = ofOwner.find(({ current }) => current)
  const end = (id?: string) =>
    server.app.inject({
      method: 'DELETE',
      url: `/api/admin/sessions/${id}`,
      headers: reader.headers,
    })
  expect((await end(foreign?.id)).statusCode).toBe(404)
  expect((await get('/admin/users', owner)).statusCode).toBe(200)
  expect((await end(secondTab.sessionId)).statusCode).toBe(200)
})

test('numbers that a role may not read are left out', async () => {
  const { headers } = await server.signInAs('intake')
  const overview = (await get('/admin/dashboard', headers)).json().data
  expect(Object.keys(overview)).toEqual([
    'contactStats',
    'mailTroubles',
    'failedTasks',
    'fileTroubles',
    'clockInDoubt',
  ])
  expect(Object.keys((await get('/admin/stats', headers)).json().data)).toEqual(['contactMessages'])
  const report = (await get('/admin/reports', headers)).json().data
  expect(Object.keys(report)).toEqual(['period', 'from', 'to', 'contactMessages', 'referrals'])

  const editor = (await server.signInAs('editor')).headers
  expect(Object.keys((await get('/admin/stats', editor)).json().data).toSorted()).toEqual([
    'events',
    'heroSlides',
    'jobs',
    'teamMembers',
    'testimonials',
  ])
})
