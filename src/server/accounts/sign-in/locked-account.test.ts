import { beforeEach, describe, expect, test } from 'vitest'
import { signInMessages } from '#contract/accounts/auth.ts'
import { addFactor, appCode, lockAccount } from '../../../../tests/support/sign-in.ts'
import { testApp, testUser } from '../../../../tests/support/test-app.ts'
import { newRecoveryCodes } from '../second-factor/codes.ts'
import { replaceRecoveryCodes } from '../second-factor/second-factor.queries.ts'
import { accountCounter, findWait } from '../sign-in-failures.queries.ts'
import { findUserByEmail, setActive } from '../users/users.queries.ts'

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

describe('an account that strangers have locked', () => {
  test('tells everyone the same, whether there is such an account or not', async () => {
    await lock()
    await lock('nobody@example.org')
    const responses = [
      await attempt({}),
      await attempt({ password: wrong }),
      await attempt({ code: '123456' }),
      await attempt({ email: 'nobody@example.org' }),
      await attempt({ email: 'nobody@example.org', code: '123456' }),
    ]
    for (const response of responses) {
      expect(response.statusCode).toBe(429)
      expect(response.json()).toEqual({
        success: false,
        code: 'locked',
        message: signInMessages.locked,
      })
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    }
  })
})

describe('with a second factor', () => {
  const codeAt = (secret: string) => appCode(secret, server.clock.at)

  test('the right password and code let a new browser in, and the guesses stay counted', async () => {
    const secret = await addFactor(server.context, id)
    await lock()
    expect((await attempt({ code: codeAt(secret) })).statusCode).toBe(200)
    const { db, now } = server.context
    expect(await findWait(db, [accountCounter(testUser.email)], now())).toBeGreaterThan(0)
  })

  test('a recovery code does too, and is noted', async () => {
    await addFactor(server.context, id)
    const codes = newRecoveryCodes()
    await replaceRecoveryCodes(server.context.db, id, codes)
    await lock()
    expect((await attempt({ code: codes[0] ?? '' })).statusCode).toBe(200)
    expect((await attempt({ code: codes[0] ?? '' })).statusCode).toBe(429)
    const lines = await server.context.db.selectFrom('audit_log').select('action').execute()
    expect(lines.map(({ action }) => action)).toContain('used-recovery-code')
  })

  test('a right code with a wrong password is not used up, and says nothing', async () => {
    const secret = await addFactor(server.context, id)
    await lock()
    const code = codeAt(secret)
    const guess = await attempt({ password: wrong, code })
    expect(guess.json().code).toBe('locked')
    expect((await attempt({ code })).statusCode).toBe(200)
  })

  test('one address gets as few attempts as ever', async () => {
    const secret = await addFactor(server.context, id)
    await lock()
    for (let tries = 0; tries < 4; tries += 1) await attempt({ password: wrong, code: '123456' })
    const response = await attempt({ code: codeAt(secret) })
    expect(response.json().code).toBe('too_many')
  })

  test('a deactivated account stays closed', async () => {
    const secret = await addFactor(server.context, id)
    await lock()
    await setActive(server.context.db, id, false, server.clock.at)
    const response = await attempt({ code: codeAt(secret) })
    await setActive(server.context.db, id, true, server.clock.at)
    expect(response.json().code).toBe('deactivated')
  })
})
