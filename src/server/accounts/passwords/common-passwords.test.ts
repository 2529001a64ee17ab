import { expect, test } from 'vitest'
import { testApp } from '../../../../tests/support/test-app.ts'
import { ensureFirstUser } from '../users/first-user.ts'
import { commonPasswordFault } from './common-passwords.ts'
import { randomPassword } from './passwords.ts'

const server = testApp()
const message = 'This password is easy to guess. Please choose another one.'

test.each([
  '1qaz2wsx3edc4rfv',
  '1q2w3e4r5t6y7u8i',
  'iloveyouforever1',
  'manchesterunited',
  'mynameisjonathan',
  'P@ssw0rd12345678',
  'Summer2026Summer2026!',
])('%s is a common password', async (password) => {
  expect(await commonPasswordFault(password)).toBe(message)
})

test.each([
  'three green hills at dawn',
  'correct horse battery staple',
  'три зелёных холма на заре',
  'three green hills at dawn, '.repeat(9),
  randomPassword(),
])('%.30s is not', async (password) => {
  expect(await commonPasswordFault(password)).toBeUndefined()
})

test('a common password is refused wherever one is set', async () => {
  const common = 'manchesterunited'
  const headers = await server.signIn()
  const send = (method: 'POST' | 'PATCH', url: string, body: object) =>
    server.app.inject({ method, url: `/api${url}`, headers, body })
  const ann = { username: 'Ann', email: 'ann@example.org', password: 'seven blue lakes at noon' }
  const added = await send('POST', '/admin/users', ann)

  const current = 'three green hills at dawn'
  const refused = [
    await send('POST', '/auth/password', { current, next: common }),
    await send('POST', '/admin/users', { ...ann, email: 'bo@example.org', password: common }),
    await send('PATCH', `/admin/users/${added.json().data.id}`, { password: common }),
  ]
  expect(refused.map((response) => response.json().fields)).toEqual([
    { next: message },
    { password: message },
    { password: message },
  ])
  const settings = { ...server.context.settings, adminPassword: common }
  await expect(ensureFirstUser({ ...server.context, settings })).rejects.toThrow(
    `Setting ADMIN_PASSWORD: ${message}`,
  )
})
