import { beforeEach, expect, test } from 'vitest'
import { testApp, testUser } from '../../../../tests/support/test-app.ts'
import { findAccountLink, makeAccountLink } from '../account-links/account-links.queries.ts'
import { createUser, findUserByEmail } from '../users/users.queries.ts'

const server = testApp()
let headers: { authorization: string }
const same = { username: 'Maria', email: testUser.email, signature: '', password: '' }

beforeEach(async () => {
  await server.context.db.deleteFrom('users').where('email', '<>', testUser.email).execute()
  headers = await server.signIn()
})

const change = (body: object) =>
  server.app.inject({
    method: 'PUT',
    url: '/api/auth/profile',
    headers,
    body: { ...same, ...body },
  })

test('name and signature are changed, and shown at once', async () => {
  const signature = 'Maria Lopez\nDirector'
  const response = await change({ username: 'Maria Lopez', signature })
  expect(response.statusCode).toBe(200)
  const { user } = (await server.app.inject({ url: '/api/auth/validate', headers })).json()
  expect(user).toMatchObject({ username: 'Maria Lopez', signature, email: testUser.email })
  expect((await change({})).json().data).not.toHaveProperty('signature')
})

test('another email needs the password, and ends links that were sent to the old one', async () => {
  const { db, now } = server.context
  const refused = await change({ email: 'Maria.Lopez@example.org' })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().fields).toEqual({
    password: 'Please enter your password to change your email',
  })
  const wrong = await change({ email: 'maria.lopez@example.org', password: 'not the password' })
  expect(wrong.json().fields).toEqual({ password: 'The current password is not right.' })

  const user = await findUserByEmail(db, testUser.email)
  const link = { userId: user?.id ?? '', purpose: 'reset' as const, by: null }
  const { token } = await makeAccountLink(db, link, now())
  const moved = await change({ email: 'Maria.Lopez@example.org', password: testUser.password })
  expect(moved.statusCode).toBe(200)
  expect(await findAccountLink(db, token, now())).toBeUndefined()
  expect(await findUserByEmail(db, testUser.email)).toBeUndefined()
  expect((await change({ password: testUser.password })).statusCode).toBe(200)
})

test('the email of someone else is refused', async () => {
  const { db, now } = server.context
  const tom = { username: 'Tom', email: 'tom@example.org', passwordHash: 'x' }
  await createUser(db, { ...tom, role: 'admin' }, now())
  const response = await change({ email: 'TOM@example.org', password: testUser.password })
  expect(response.statusCode).toBe(400)
  expect(response.json().fields).toEqual({
    email: 'There is an administrator with this email already.',
  })
})
