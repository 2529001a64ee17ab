import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/test-app.ts'
import { ensureFirstUser } from './first-user.ts'

const server = testApp()

test('the first administrator is created once, with a generated password that is shown once and should be changed', async () => {
  const first = await ensureFirstUser(server.context)
  expect(first).toEqual({ email: 'admin@example.org', password: expect.any(String) })
  const answer = await server.app.inject({ method: 'POST', url: '/api/auth/login', body: first })
  expect(answer.json().user.passwordGenerated).toBe(true)

  const headers = { authorization: `Bearer ${answer.json().token}` }
  const body = { current: first?.password, next: 'nine slow rivers in spring' }
  await server.app.inject({ method: 'POST', url: '/api/auth/password', headers, body })
  const check = await server.app.inject({ url: '/api/auth/validate', headers })
  expect(check.json().user.passwordGenerated).toBeUndefined()
  expect(await ensureFirstUser(server.context)).toBeUndefined()
})

test('a password from the settings must follow the rules', async () => {
  const withPassword = (adminPassword: string) => ({
    ...server.context,
    settings: { ...server.context.settings, adminPassword },
  })
  await expect(ensureFirstUser(withPassword('short'))).rejects.toThrow('Setting ADMIN_PASSWORD')
})
