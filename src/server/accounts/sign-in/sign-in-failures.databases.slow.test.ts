import { beforeEach, describe, expect, test } from 'vitest'
import { testApp, testUser } from '../../../../tests/support/test-app.ts'

const server = testApp()
const second = 1000
const minute = 60 * second
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
describe('one address', () => {
  const elsewhere = { remoteAddress: '192.0.2.77' }

  test('cannot keep the owner out of the account from another one', async () => {
    for (let tries = 0; tries < 15; tries += 1) {
      expect(await guess()).toBe(401)
      server.wait(15 * minute)
    }
    for (let tries = 0; tries < 4 * 24; tries += 1) {
      await guess()
      server.wait(15 * minute)
    }
    expect((await attempt({ ...elsewhere, password: testUser.password })).statusCode).toBe(200)
  })
})

describe('an account', () => {
  const guessFrom = (remoteAddress: string) => attempt({ remoteAddress, password: wrong })

  test('takes no more of them when they come at the same time', async () => {
    // Few enough to find a place in the queue, two rounds, so that only the count can refuse them.
    const statuses: number[] = []
    for (const round of [0, 1]) {
      const responses = Array.from({ length: 40 }, (_, host) =>
        guessFrom(`192.0.2.${round * 40 + host}`),
      )
      statuses.push(...(await Promise.all(responses)).map(({ statusCode }) => statusCode))
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(50)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  })
})
