import { expect, test } from 'vitest'
import { newPasswordFault } from '#contract/accounts/passwords.ts'
import { cheapHash } from '../../../../tests/support/cheap-hash.ts'
import { hashPassword, randomPassword, verifyPassword } from './passwords.ts'

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
