import { describe, expect, test } from 'vitest'
import { listFaults } from '../../../tests/support/list-faults.ts'
import { Credentials, signInMessages, tokenFaults, Validation } from './auth.ts'
import { newPasswordFault, PasswordChange, passwordMessages } from './passwords.ts'
import { NewUser, UserChange, userMessages } from './users.ts'

const password = 'three green hills at dawn'

describe('signing in', () => {
  const credentials = { email: 'ann@example.org', password: '123456' }

  test('needs an email and a password; spaces around the email are removed', () => {
    expect(Credentials.parse({ email: ' ann@example.org ', password: ' 12345 ' })).toEqual({
      email: 'ann@example.org',
      password: ' 12345 ',
    })
  })

  test.each([
    [{ email: undefined }, ['email: Please fill in all fields']],
    [{ email: '  ' }, ['email: Please fill in all fields']],
    [{ password: undefined }, ['password: Please fill in all fields']],
    [{ password: '' }, ['password: Please fill in all fields']],
    [{ password: '12345' }, ['password: Password must be at least 6 characters']],
  ])('%j is refused with a message', (change, faults) => {
    expect(listFaults(Credentials, { ...credentials, ...change })).toEqual(faults)
  })

  test('refuses a password too long to hash', () => {
    expect(listFaults(Credentials, { ...credentials, password: 'x'.repeat(1024) })).toEqual([])
    expect(listFaults(Credentials, { ...credentials, password: 'x'.repeat(1025) })).toHaveLength(1)
    expect(listFaults(Credentials, { ...credentials, email: 'x'.repeat(254) })).toEqual([])
    expect(listFaults(Credentials, { ...credentials, email: 'x'.repeat(255) })).toHaveLength(1)
  })

  test('fails with the messages of the specification', () => {
    expect(signInMessages).toMatchObject({
      invalid: 'Invalid credentials',
      deactivated: 'Account is deactivated',
    })
  })

  test.each(['no_token', 'expired', 'invalid', 'revoked'] as const)(
    'a token may be refused because of %s',
    (reason) => {
      expect(tokenFaults).toContain(reason)
      expect(Validation.parse({ valid: false, reason })).toEqual({ valid: false, reason })
    },
  )
})

describe('a new password', () => {
  test.each([
    ['', 'Password is required'],
    ['a1b2c3d4e5f6g7', 'Password must be at least 15 characters'],
    [`${'q7'.repeat(2)}${password.repeat(11)}`, 'Password must be at most 256 characters'],
  ])('%.30s: %s', (text, fault) => {
    expect(newPasswordFault(text)).toBe(fault)
  })

  test.each([
    'aaaaaaaaaaaaaaa',
    'abcdefgabcdefgabc',
    'Hello-1! Hello-1! Hel',
    '12345678901234567',
    '01234567890123456',
    'abcdefghijklmnopq',
    'qwertyuiopasdfghj',
    'Tulip Poplar Care 2026',
    'poplar-TennCare-1',
    'administrator 1234',
    'admin admin 12345x',
    'admin 123 admin 4567',
    'qwertyuiopas likes tea',
    'a'.repeat(30),
    'Password Welcome 26!',
    'welcome poplar abc 1',
  ])('%s is easy to guess', (text) =>
    expect(newPasswordFault(text)).toBe(
      'This password is easy to guess. Please choose another one.',
    ),
  )

  test.each([
    password,
    'a1b2c3d4e5f6g7h',
    'poplar and pine 7',
    'qwertyuiop likes tea',
    'welcome poplar abcd 1',
    'tulips42 tulips42 grow in the garden',
    'the admin of trees',
    'æøå ß ñ żółw ŵ ĝ',
    password.repeat(10),
    password.repeat(11).slice(0, 256),
  ])('%.30s is good enough', (text) => expect(newPasswordFault(text)).toBeUndefined())

  test('needs the current one and must differ from it', () => {
    const change = { current: 'old', next: password }
    expect(PasswordChange.parse(change)).toEqual(change)
    expect(listFaults(PasswordChange, { ...change, current: password })).toEqual([
      'next: The new password is the same as the current one.',
    ])
    for (const current of [undefined, '']) {
      expect(listFaults(PasswordChange, { next: password, current })).toEqual([
        'current: Current password is required',
      ])
    }
    expect(listFaults(PasswordChange, { ...change, current: 'x'.repeat(1024) })).toEqual([])
    expect(listFaults(PasswordChange, { ...change, current: 'x'.repeat(1025) })).toHaveLength(1)
    expect(listFaults(PasswordChange, { current: 'old' })).toEqual(['next: Password is required'])
    expect(listFaults(PasswordChange, { current: 'old', next: 'short' })).toEqual([
      'next: Password must be at least 15 characters',
    ])
    expect(passwordMessages.currentWrong).toBe('The current password is not right.')
  })
})

describe('a user', () => {
  const ann = { username: 'Ann', email: 'ann@example.org', password }

  test('is added with a name, an email and a password', () => {
    expect(NewUser.parse(ann)).toEqual({ ...ann, role: 'admin' })
    expect(NewUser.parse({ ...ann, email: ` ${ann.email} ` }).email).toBe(ann.email)
    const longest = `${'a'.repeat(242)}@example.org`
    expect(NewUser.parse({ ...ann, email: longest }).email).toBe(longest)
  })

  test.each([
    [{ username: '' }, 'username: Name is required'],
    [{ username: 'x'.repeat(61) }, 'username: Name must be at most 60 characters'],
    [{ email: 'ann' }, 'email: Please enter a valid email address'],
    [{ email: `${'a'.repeat(243)}@example.org` }, 'email: Email must be at most 254 characters'],
    [{ password: 'short' }, 'password: Password must be at least 15 characters'],
    [{ role: 'owner' }, 'role: This role is not known'],
  ])('%j is refused', (change, fault) => {
    expect(listFaults(NewUser, { ...ann, ...change })).toEqual([fault])
  })

  test('needs at least one change', () => {
    for (const change of [
      { active: false },
      { password },
      { username: 'Ann' },
      { role: 'reader' },
    ]) {
      expect(UserChange.parse(change)).toEqual(change)
    }
    expect(listFaults(UserChange, {})).toEqual(['There is nothing to change.'])
    expect(listFaults(UserChange, { active: 'no' })).toEqual([
      'active: Active must be true or false',
    ])
  })

  test('has messages for changes that are refused', () => {
    expect(userMessages).toMatchObject({
      taken: 'There is an administrator with this email already.',
      self: 'You cannot deactivate yourself.',
      last: 'This is the last active owner.',
      ownPassword: 'Change your own password under “Your account”.',
    })
  })
})
