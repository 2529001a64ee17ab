import { afterAll, afterEach, expect, test, vi } from 'vitest'

/** While this is set, hashes begin and do not end. */
const paused: { begun: (() => void)[] | undefined } = { begun: undefined }

vi.resetModules()
vi.doMock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  const argon2: typeof crypto.argon2 = (...args) => {
    const begin = () => crypto.argon2(...args)
    if (paused.begun) paused.begun.push(begin)
    else begin()
  }
  return { ...crypto, argon2 }
})
const { testApp, testUser } = await import('../../../../tests/support/test-app.ts')
const server = testApp()

afterAll(() => {
  vi.doUnmock('node:crypto')
  vi.resetModules()
})
afterEach(finish)

function finish() {
  const begun = paused.begun ?? []
  paused.begun = undefined
  for (const begin of begun) begin()
}

const begun = (count: number) => expect.poll(() => paused.begun?.length).toBe(count)

const guess = (host: number) =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    body: { email: `person${host}@example.org`, password: 'not the password' },
    remoteAddress: `192.0.2.${host}`,
  })

test('a flood of guesses is refused at once, and leaves places for those who signed in before', async () => {
  const first = await server.app.inject({ method: 'POST', url: '/api/auth/login', body: testUser })
  const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = { authorization: `Bearer ${first.json().token}` }

  paused.begun = []
  const flood = Array.from({ length: 60 }, (_, host) => guess(host))
  await begun(2)
  const refused = await Promise.race(flood)
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('2')

  const signIn = server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    body: testUser,
    headers: { cookie },
  })
  await begun(3)
  const rosa = { username: 'Rosa', email: 'rosa@example.org', password: 'seven blue lakes at noon' }
  const added = server.app.inject({ method: 'POST', url: '/api/admin/users', body: rosa, headers })
  await begun(4)

  finish()
  expect((await signIn).statusCode).toBe(200)
  expect((await added).statusCode).toBe(201)
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 401)).toHaveLength(52)
  expect(statuses.filter((status) => status === 503)).toHaveLength(8)
})
