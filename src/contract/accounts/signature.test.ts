import { expect, test } from 'vitest'
import { closingOf } from './signature.ts'

test.each([
  [{ username: 'Maria', signature: 'Maria Lopez\nDirector' }, 'Maria Lopez\nDirector'],
  [{ username: 'Maria' }, 'Maria'],
  // Families do not know who "admin" is.
  [{ username: 'admin' }, 'Tulip Poplar Care'],
])('the letters of %o end with %s', (user, closing) => {
  expect(closingOf(user, 'Tulip Poplar Care')).toBe(closing)
})
