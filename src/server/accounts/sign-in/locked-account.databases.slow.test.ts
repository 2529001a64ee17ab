import { beforeEach, describe, expect, test } from 'vitest'
import { addFactor, appCode, lockAccount } from '../../../../tests/support/sign-in.ts'
import { testApp, testUser } from '../../../../tests/support/test-app.ts'
import { findUserByEmail } from '../users/users.queries.ts'

const server = testApp()
const step = 30_000
const wrong = 'not the password'
let id: string

beforeEach(async () => {
  const { db } = server.context
  await db.deleteFrom('sign_in_failures').execute()
  await db.deleteFrom('second_factors').execute()
  id = (await findUserByEmail(db, testUser.email))?.id ?? ''
  server.wait(10 * step)
})

type Attempt = { email?: string; password?: string; code?: string }

const attempt = (body: Attempt, remoteAddress = '203.0.113.9') =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    body: { ...testUser, ...body },
    remoteAddress,
  })

const lock = (email = testUser.email) => lockAccount(server.context, email)

describe('with a second factor', () => {
  const codeAt = (secret: string) => appCode(secret, server.clock.at)

  test('strangers cannot use up its wrong codes, and someone with the password gets ten', async () => {
    const secret = await addFactor(server.context, id)
    await lock()
    const wrongCode = codeAt(secret) === '123456' ? '654321' : '123456'
    for (let guess = 0; guess < 34; guess += 1) {
      await attempt({ password: wrong, code: wrongCode }, `10.0.1.${guess % 17}`)
    }
    expect((await attempt({ code: codeAt(secret) })).statusCode).toBe(200)
    server.wait(step)
    for (let guess = 0; guess < 12; guess += 1) {
      await attempt({ code: wrongCode }, `10.0.2.${guess}`)
      server.wait(2 * step)
    }
    expect((await attempt({ code: codeAt(secret) })).statusCode).toBe(429)
  })
})
