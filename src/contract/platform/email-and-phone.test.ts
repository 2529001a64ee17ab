import { expect, test } from 'vitest'
import { emailPattern } from './email-and-phone.ts'

test.each([
  ['ann@example.org', true],
  ['a@b.c', true],
  ['a@.b.c', true],
  ['a@b..c', true],
  ['a@.b', false],
  ['a@b.', false],
  ['a@b', false],
  ['@b.c', false],
  ['a@b@c.d', false],
  ['a b@c.d', false],
  [`a@${'.'.repeat(1_000_000)}@`, false],
  [`${'a'.repeat(1_000_000)}@`, false],
])('%.40s is an address: %s', (text, expected) => {
  expect(emailPattern.test(text)).toBe(expected)
})
