import { expect, test } from 'vitest'
import { newPasswordFault } from '#contract/accounts/passwords.ts'
import { cheapHash } from '../../../../tests/support/sign-in.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { ensureFirstUser } from '../users/manage-users.ts'
import { commonPasswordFault, hashPassword, randomPassword, verifyPassword } from './passwords.ts'

test('a password matches its own hash and no other', async () => {
  const hash = await hashPassword('three green hills at dawn')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword('three green hills at dawn', hash)).toBe(true)
  expect(await verifyPassword('three green hills at dusk', hash)).toBe(false)
  expect(await verifyPassword('three green hills at dawn', undefined)).toBe(false)
})

test('a password is known again when it was hashed at another cost', async () => {
  const password = 'three green hills at dawn'
  const stored = cheapHash(password)
  expect(await verifyPassword(password, stored)).toBe(true)
  expect(await verifyPassword('three green hills at dusk', stored)).toBe(false)
})

test('a stored hash that is incomplete or too long lets nobody in', async () => {
  const password = 'three green hills at dawn'
  const hash = await hashPassword(password)
  const isIn = (stored: string) => verifyPassword(password, stored).catch(() => false)
  expect(await isIn(hash)).toBe(true)
  for (const stored of ['', password, hash.slice(0, -1), `${hash}!`, `!${hash}`]) {
    expect(await isIn(stored), stored).toBe(false)
  }
})

test('two hashes of a password differ, and so do two generated passwords', async () => {
  const hashes = await Promise.all([
    hashPassword('three green hills'),
    hashPassword('three green hills'),
  ])
  expect(new Set(hashes).size).toBe(2)
  expect(randomPassword()).toMatch(/^[\w-]{22}$/)
  expect(randomPassword()).not.toBe(randomPassword())
})

test.each([
  ['', 'Password is required'],
  ['short', 'Password must be at least 15 characters'],
  ['x'.repeat(300), 'Password must be at most 256 characters'],
  ['aaaaaaaaaaaaaaaaaa', 'easy to guess'],
  ['passwordpassword', 'easy to guess'],
  ['1234567890123456', 'easy to guess'],
  ['!?!?-!?!?-!?!?-!?!?', 'easy to guess'],
  ['TulipPoplarCare2026', 'easy to guess'],
  ['qwertyuiopasdfgh', 'easy to guess'],
])('%s is refused as a new password', (password, reason) => {
  expect(newPasswordFault(password)).toContain(reason)
})

test('a long phrase is accepted, and so is a generated password', () => {
  expect(newPasswordFault('three green hills at dawn')).toBeUndefined()
  expect(newPasswordFault('три зелёных холма на заре')).toBeUndefined()
  expect(newPasswordFault(randomPassword())).toBeUndefined()
})

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
