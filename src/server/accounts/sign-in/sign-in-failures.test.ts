import { beforeEach, describe, expect, test } from 'vitest'
import { cheapHash } from '../../../../tests/support/sign-in.ts'
import { testApp, testUser } from '../../../../tests/support/test-app.ts'
import { forgetForgiven } from '../sign-in-failures.queries.ts'
import { createUser, setActive } from '../users/users.queries.ts'

const server = testApp()
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const wrong = 'not the password'

beforeEach(() => server.context.db.deleteFrom('sign_in_failures').execute())

type Attempt = { email?: string; password: string; remoteAddress?: string }

const attempt = ({ email = testUser.email, password, ...from }: Attempt) =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    body: { email, password },
    ...from,
  })
const guess = async (email = testUser.email) =>
  (await attempt({ email, password: wrong })).statusCode
const signIn = async () => (await attempt({ password: testUser.password })).statusCode

async function guessTimes(times: number) {
  for (let done = 0; done < times; done += 1) expect(await guess()).toBe(401)
}

describe('the wait after wrong passwords', () => {
  test('starts with the fourth one', async () => {
    await guessTimes(3)
    expect(await signIn()).toBe(200)
    await guessTimes(4)
    expect(await signIn()).toBe(429)
  })

  test('doubles from one second up to fifteen minutes, and ends exactly then', async () => {
    await guessTimes(3)
    const seconds = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]
    for (const wait of seconds) {
      expect(await guess(), `before the wait of ${wait} s`).toBe(401)
      server.wait(wait * second - 1)
      expect(await guess(), `at the end of the wait of ${wait} s`).toBe(429)
      server.wait(1)
    }
  })

  test('does not grow because of attempts during the wait', async () => {
    await guessTimes(4)
    for (let tries = 0; tries < 10; tries += 1) expect(await guess()).toBe(429)
    server.wait(second)
    expect(await signIn()).toBe(200)
  })

  test('starts over after the right password', async () => {
    await guessTimes(4)
    server.wait(second)
    expect(await signIn()).toBe(200)
    await guessTimes(3)
    expect(await signIn()).toBe(200)
  })

  test('is for one account, however its email is written', async () => {
    await guessTimes(4)
    expect(await guess('nobody@example.org')).toBe(401)
    expect(await guess(' MARIA@example.org ')).toBe(429)
  })

  test('is the same for an account that does not exist', async () => {
    for (let tries = 0; tries < 4; tries += 1) expect(await guess('nobody@example.org')).toBe(401)
    expect(await guess('nobody@example.org')).toBe(429)
    server.wait(minute)
    expect(await guess('nobody@example.org')).toBe(401)
  })

  test('is recorded without the email', async () => {
    await guess()
    const rows = await server.context.db.selectFrom('sign_in_failures').selectAll().execute()
    const account = expect.stringMatching(/^[0-9a-f]{64}$/)
    expect(rows).toMatchObject([{ account }, { account }])
  })

  test('gets shorter again, because one wrong password is forgiven in an hour', async () => {
    await guessTimes(3)
    for (const wait of [1, 2, 4]) {
      expect(await guess()).toBe(401)
      server.wait(wait * second)
    }
    // Of six, three are left, so that the next one is the fourth again.
    server.wait(3 * hour)
    expect(await guess()).toBe(401)
    server.wait(second)
    expect(await guess()).toBe(401)
    server.wait(second)
    expect(await guess()).toBe(429)
  })

  test('does not last until the time of a wrong clock', async () => {
    server.wait(10_000 * hour)
    await guessTimes(4)
    server.wait(-10_000 * hour)
    expect(await signIn()).toBe(200)
    await guessTimes(4)
    expect(await signIn()).toBe(429)
  })

  test('still grows for attempts that were counted with a wrong clock', async () => {
    server.wait(10_000 * hour)
    await guessTimes(4)
    server.wait(-10_000 * hour)
    await guessTimes(4)
    expect(await signIn()).toBe(429)
  })

  test('is given in whole seconds', async () => {
    await guessTimes(4)
    server.wait(1)
    const response = await attempt({ password: wrong })
    expect(response.statusCode).toBe(429)
    expect(response.headers['retry-after']).toBe('1')
  })
})

describe('one address', () => {
  test('gets one attempt an hour after twenty wrong ones', async () => {
    let checked = 0
    for (let passed = 0; passed < 24 * hour; passed += 15 * minute) {
      if ((await guess()) === 401) checked += 1
      server.wait(15 * minute)
    }
    expect(checked).toBeLessThanOrEqual(20 + 24)
  })
})

describe('an account', () => {
  const guessFrom = (remoteAddress: string) => attempt({ remoteAddress, password: wrong })

  test('takes fifty wrong passwords from everywhere, and then one in half an hour', async () => {
    for (let host = 1; host <= 50; host += 1) {
      expect((await guessFrom(`192.0.2.${host}`)).statusCode).toBe(401)
    }
    const refused = await attempt({ remoteAddress: '192.0.2.99', password: testUser.password })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('1800')
    server.wait(30 * minute)
    expect((await guessFrom('192.0.2.98')).statusCode).toBe(401)
    expect((await guessFrom('192.0.2.99')).statusCode).toBe(429)
  })

  test.each([
    ['does not exist', 'nobody@example.org'],
    ['is deactivated', 'rosa@example.org'],
  ])('that %s gives the same responses to wrong passwords', async (_, email) => {
    const { db } = server.context
    const passwordHash = cheapHash('seven blue lakes at noon')
    const rosa = {
      username: 'rosa',
      email: 'rosa@example.org',
      passwordHash,
      role: 'admin' as const,
    }
    const { id } = await createUser(db, rosa, server.clock.at)
    await setActive(db, id, false, server.clock.at)
    for (let tries = 0; tries < 5; tries += 1) {
      const [known, other] = [
        await attempt({ password: wrong }),
        await attempt({ email, password: wrong }),
      ]
      expect(other.statusCode).toBe(known.statusCode)
      expect(other.body).toBe(known.body)
      expect({ ...other.headers, date: '' }).toEqual({ ...known.headers, date: '' })
    }
    await db.deleteFrom('users').where('id', '=', id).execute()
  })
})

test('failures that are forgiven are deleted, and no others', async () => {
  const { db } = server.context
  const count = async () => (await db.selectFrom('sign_in_failures').selectAll().execute()).length
  await guess()
  server.wait(30 * minute + 1)
  await forgetForgiven(db, server.clock.at)
  expect(await count()).toBe(1)
  server.wait(30 * minute)
  await forgetForgiven(db, server.clock.at)
  expect(await count()).toBe(0)
})
