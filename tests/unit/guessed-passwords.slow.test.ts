import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator, type RunningServer, startServer } from '../support/server.ts'

let server: RunningServer

beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: 'on', RATE_LIMITS: 'on' })
})
afterAll(() => server.stop())

const logIn = (body: object, headers: Record<string, string>) =>
  fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** One guess from each of this many addresses, all at the same time. */
async function guess(count: number, network: string) {
  const wrong = { ...administrator, password: 'not the password' }
  const responses = Array.from({ length: count }, (_, host) =>
    logIn(wrong, { 'x-forwarded-for': `${network}.${host}` }),
  )
  return Promise.all(responses)
}

test('guesses from many addresses reach the password hash at most fifty times, and keep nobody out who signed in before', async () => {
  const first = await logIn(administrator, { 'x-forwarded-for': '198.51.100.1' })
  const cookie = first.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')

  const responses: Response[] = []
  for (let network = 0; network < 10; network += 1) {
    responses.push(...(await guess(120, `10.0.${network}`)))
  }
  const count = (status: number) =>
    responses.filter((response) => response.status === status).length
  expect(count(401)).toBe(50)
  expect(count(401) + count(429) + count(503)).toBe(1200)
  for (const { status, headers } of responses) {
    if (status !== 401) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }

  const known = await logIn(administrator, { 'x-forwarded-for': '198.51.100.2', cookie })
  expect(known.status).toBe(200)
  const stranger = await logIn(administrator, { 'x-forwarded-for': '198.51.100.3' })
  expect(stranger.status).toBe(429)
})

test('wrong passwords from one address do not keep the owner out at another one', async () => {
  const email = 'nobody@example.org'
  const attempt = (from: string) =>
    logIn({ email, password: 'not the password' }, { 'x-forwarded-for': from })
  for (let tries = 0; tries < 15; tries += 1) await attempt('203.0.113.1')
  expect((await attempt('203.0.113.1')).status).toBe(429)
  expect((await attempt('203.0.113.2')).status).toBe(401)
})
