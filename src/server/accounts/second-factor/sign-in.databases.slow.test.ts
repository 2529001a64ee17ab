import { beforeEach, describe, expect, test } from 'vitest'
import { addFactor, appCode } from '../../../../tests/support/sign-in.ts'
import { testApp, testUser } from '../../../../tests/support/test-app.ts'
import { findUserByEmail } from '../users/users.queries.ts'

const server = testApp()
const step = 30_000
let secret: string
let id: string

beforeEach(async () => {
  const { context } = server
  await context.db.deleteFrom('sign_in_failures').execute()
  await context.db.deleteFrom('second_factors').execute()
  id = (await findUserByEmail(context.db, testUser.email))?.id ?? ''
  secret = await addFactor(context, id)
  server.wait(10 * step)
})

const codeNow = () => appCode(secret, server.clock.at)
const wrongCode = () => (codeNow() === '123456' ? '654321' : '123456')

const logIn = (body: object, cookie = '') =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    body: { ...testUser, ...body },
    headers: { cookie },
  })

describe('wrong codes', () => {
  test('are limited to ten, and then to four a day, also for someone who knows the password', async () => {
    let checked = 0
    for (let hour = 0; hour < 48; hour += 1) {
      const { statusCode } = await logIn({ code: wrongCode() })
      if (statusCode === 401) checked += 1
      server.wait(60 * 60_000)
    }
    expect(checked).toBeGreaterThan(10)
    expect(checked).toBeLessThanOrEqual(10 + 2 * 4)
  })
})
