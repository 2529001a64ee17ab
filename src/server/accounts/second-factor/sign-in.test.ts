import { beforeEach, describe, expect, test } from 'vitest'
import { createVault } from '#server/platform/files/vault.ts'
import { addFactor, appCode } from '../../../../tests/support/sign-in.ts'
import { testApp, testUser } from '../../../../tests/support/test-app.ts'
import { findUserByEmail } from '../users/users.queries.ts'
import { newRecoveryCodes } from './codes.ts'
import { replaceRecoveryCodes } from './second-factor.queries.ts'
import { sealSecret } from './second-factor.ts'

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

async function addRecoveryCodes() {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(server.context.db, id, codes)
  return codes
}

describe('a sign-in with a second factor', () => {
  test('asks for the code after the right password only', async () => {
    const asked = await logIn({})
    expect(asked.statusCode).toBe(401)
    expect(asked.json()).toEqual({
      success: false,
      code: 'code_needed',
      message: 'Enter the code from your authenticator app.',
    })
    expect(asked.headers['set-cookie']).toBeUndefined()
    const wrong = await logIn({ password: 'not the password', code: codeNow() })
    expect(wrong.json().code).toBe('invalid_credentials')
  })

  test('responds with a token when the code is right', async () => {
    const response = await logIn({ code: codeNow() })
    expect(response.statusCode).toBe(200)
    expect(response.json().token).toBeTruthy()
  })

  test('says so when the key of the secret is wrong, and takes a recovery code', async () => {
    const { context } = server
    const [recoveryCode] = await addRecoveryCodes()
    const other = createVault([{ name: 'test', key: Buffer.alloc(32, 9) }])
    const lost = await sealSecret(other, id, secret)
    await context.db.updateTable('second_factors').set(lost).where('user_id', '=', id).execute()
    const response = await logIn({ code: codeNow() })
    expect(response.statusCode).toBe(503)
    expect(response.json()).toMatchObject({
      code: 'key_missing',
      message: expect.stringContaining('Please use a recovery code'),
    })
    expect((await logIn({ code: recoveryCode })).statusCode).toBe(200)
  })

  test('refuses a wrong code', async () => {
    const response = await logIn({ code: wrongCode() })
    expect(response.statusCode).toBe(401)
    expect(response.json().code).toBe('code_wrong')
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  test('accepts a code once, and none from before it', async () => {
    const early = appCode(secret, new Date(server.clock.at.getTime() - step))
    const code = codeNow()
    expect((await logIn({ code })).statusCode).toBe(200)
    expect((await logIn({ code })).json().code).toBe('code_wrong')
    expect((await logIn({ code: early })).json().code).toBe('code_wrong')
    server.wait(step)
    expect((await logIn({ code: codeNow() })).statusCode).toBe(200)
  })

  test('accepts one of two uses of a code at the same time', async () => {
    const code = codeNow()
    const responses = await Promise.all([logIn({ code }), logIn({ code })])
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  })

  test('accepts a recovery code once', async () => {
    const [code = '', other = ''] = await addRecoveryCodes()
    expect((await logIn({ code: code.toLowerCase() })).statusCode).toBe(200)
    expect((await logIn({ code })).statusCode).toBe(401)
    expect((await logIn({ code: other })).statusCode).toBe(200)
  })

  test('does not accept the recovery code of another account', async () => {
    const [code] = newRecoveryCodes()
    await addRecoveryCodes()
    expect((await logIn({ code })).statusCode).toBe(401)
  })
})

describe('wrong codes', () => {
  test('make the next attempt wait', async () => {
    for (let tries = 0; tries < 4; tries += 1) {
      expect((await logIn({ code: wrongCode() })).statusCode).toBe(401)
    }
    const refused = await logIn({ code: codeNow() })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('1')
  })

  test('of strangers do not slow a browser that has signed in before', async () => {
    const { cookies } = await logIn({ code: codeNow() })
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    for (let tries = 0; tries < 6; tries += 1) await logIn({ code: wrongCode() })
    server.wait(step)
    expect((await logIn({ code: codeNow() }, cookie)).statusCode).toBe(200)
    for (let tries = 0; tries < 4; tries += 1) await logIn({ code: wrongCode() }, cookie)
    server.wait(500)
    expect((await logIn({ code: codeNow() }, cookie)).statusCode).toBe(429)
  })
})

test('the audit log says who was asked for a code, and who used a recovery code', async () => {
  const { db } = server.context
  const listActions = async () => {
    const rows = await db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('at', '=', server.clock.at.toISOString())
      .execute()
    return rows.map(({ action, actor_id }) => [action, actor_id])
  }
  server.wait(1)
  await logIn({})
  expect(await listActions()).toEqual([['asked-for-code', id]])
  server.wait(1)
  await logIn({ code: wrongCode() })
  expect(await listActions()).toEqual([['sign-in-refused', null]])
  server.wait(1)
  const [code] = await addRecoveryCodes()
  await logIn({ code })
  expect((await listActions()).sort()).toEqual([
    ['signed-in', id],
    ['used-recovery-code', id],
  ])
})
