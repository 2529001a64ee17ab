import { beforeEach, describe, expect, test } from 'vitest'
import { testApp, testUser } from '../../../tests/support/test-app.ts'

const server = testApp()
const second = 1000
const minute = 60 * second

beforeEach(() => server.context.db.deleteFrom('sign_in_failures').execute())

const logIn = async (email: string, password: string) =>
  (await server.app.inject({ method: 'POST', url: '/api/auth/login', body: { email, password } }))
    .statusCode
const guess = (email = testUser.email) => logIn(email, 'not the password')
const signIn = () => logIn(testUser.email, testUser.password)

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

  test('is noted without the email', async () => {
    await guess()
    const rows = await server.context.db.selectFrom('sign_in_failures').selectAll().execute()
    expect(rows).toMatchObject([{ account: expect.stringMatching(/^[0-9a-f]{64}$/) }])
  })
})
