import { expect, test } from 'vitest'
import { may, roleNames } from './roles.ts'

test.each(['', 'owner', 'Admin', 'toString', '__proto__'])(
  'the unknown role “%s” may do nothing',
  (role) => {
    for (const access of ['staff', 'owner', 'read content', 'edit jobs'] as const) {
      expect(may(role, access)).toBe(false)
    }
  },
)

test('referrals are for owners and intake, documents for owners and hiring', () => {
  const who = (access: Parameters<typeof may>[1]) => roleNames.filter((role) => may(role, access))
  expect(who('read referrals')).toEqual(['admin', 'intake'])
  expect(who('edit referrals')).toEqual(['admin', 'intake'])
  expect(who('read documents')).toEqual(['admin', 'hiring'])
  expect(who('edit documents')).toEqual(['admin', 'hiring'])
})
