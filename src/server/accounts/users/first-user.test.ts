import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../tests/support/test-app.ts'
import { ensureFirstUser } from './manage-users.ts'
import { findUserByEmail } from './users.queries.ts'

const server = testApp()

test('the first administrator is created once, with a generated password that is shown once and should be changed', async () => {
  const first = await ensureFirstUser(server.context)
  expect(first).toEqual({ email: 'admin@example.org', password: expect.any(String) })
  const response = await server.app.inject({ method: 'POST', url: '/api/auth/login', body: first })
  expect(response.json().user.passwordGenerated).toBe(true)

  const headers = { authorization: `Bearer ${response.json().token}` }
  const body = { current: first?.password, next: 'nine slow rivers in spring' }
  await server.app.inject({ method: 'POST', url: '/api/auth/password', headers, body })
  const check = await server.app.inject({ url: '/api/auth/validate', headers })
  expect(check.json().user.passwordGenerated).toBeUndefined()
  expect(await ensureFirstUser(server.context)).toBeUndefined()
})

describe('a password from the settings', () => {
  const other = testApp()
  const withPassword = (adminPassword: string) => ({
    ...other.context,
    settings: { ...other.context.settings, adminPassword },
  })
  const good = 'seven brown hens at noon'
  const common = 'manchesterunited'

  test('must follow the rules, and until then there is no administrator', async () => {
    await expect(ensureFirstUser(withPassword('short'))).rejects.toThrow(
      'Setting ADMIN_PASSWORD: Password must be at least 15 characters',
    )
    await expect(ensureFirstUser(withPassword(common))).rejects.toThrow(
      'Setting ADMIN_PASSWORD: This password is easy to guess. Please choose another one.',
    )
    expect(await findUserByEmail(other.context.db, 'admin@example.org')).toBeUndefined()
  })

  test('is not shown, need not be changed, and is of no use for an administrator who exists', async () => {
    const first = await ensureFirstUser(withPassword(good))
    expect(first).toEqual({ email: 'admin@example.org', password: undefined })
    const body = { email: 'admin@example.org', password: good }
    const response = await other.app.inject({ method: 'POST', url: '/api/auth/login', body })
    expect(response.json().user).toMatchObject({ username: 'admin', role: 'admin' })
    expect(response.json().user.passwordGenerated).toBeUndefined()
    expect(await ensureFirstUser(withPassword(common))).toBeUndefined()
    const wrong = { ...body, password: common }
    const refused = await other.app.inject({ method: 'POST', url: '/api/auth/login', body: wrong })
    expect(refused.statusCode).toBe(401)
  })
})
