import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawConnection } from '../../tests/support/raw-request.ts'
import { testApp } from '../../tests/support/test-app.ts'
import { createApp } from './app.ts'
import type { App } from './platform/http/routes.ts'

const server = testApp()

test.each(['TRACE', 'OPTIONS', 'PUT', 'DELETE'] as const)(
  '%s is not answered where no call has it',
  async (method) => {
    const response = await server.app.inject({ method, url: '/api/jobs' })
    expect(response.statusCode).toBe(404)
    expect(response.headers).not.toHaveProperty('access-control-allow-origin')
  },
)

test.each(['a%00.webp', '..%5ca.webp', `${'a'.repeat(300)}.webp`])(
  'a picture that cannot exist is not found: %s',
  async (name) => {
    expect((await server.app.inject(`/uploads/pictures/${name}`)).statusCode).toBe(404)
  },
)

test('a parameter that is sent twice is refused', async () => {
  expect((await server.app.inject('/api/jobs?page=1&page=2')).statusCode).toBe(400)
})

test.each([
  ['application/json\ta', '{"email":"a@example.org","password":"three green hills"}', 415],
  ['application/json x', '{"email":"a@example.org","password":"three green hills"}', 415],
  ['application/xml', '<email>a@example.org</email>', 415],
  ['application/json', '{"email":"a@example.org","password":"x","__proto__":{"a":1}}', 400],
  ['application/json', '{"email":{"$ne":""},"password":["three green hills"]}', 400],
])('a body of %s with %s is refused', async (type, payload, status) => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': type },
    payload,
  })
  expect(response.statusCode).toBe(status)
})

test('a request that names the type of a body and sends none gets a response', async () => {
  const connection = await rawConnection(await server.app.listen({ host: '127.0.0.1', port: 0 }))
  const lines = [
    'POST /api/contact/submit HTTP/1.1',
    'Host: test',
    'Content-Type: application/json',
  ]
  connection.send([...lines, '\r\n'].join('\r\n'))
  expect(await connection.response()).toMatchObject({ status: 400 })
  connection.socket.destroy()
})

describe('the address of a caller', () => {
  let apps: Record<'on' | 'off', App>

  beforeAll(async () => {
    const start = (trustProxy: boolean) => {
      const settings = { ...server.context.settings, rateLimits: true, trustProxy }
      return createApp({ ...server.context, settings })
    }
    apps = { on: await start(true), off: await start(false) }
  })
  afterAll(() => Promise.all([apps.on.close(), apps.off.close()]))

  /** The statuses of six messages, one more than an address may send. The last entry names the caller. */
  async function sendSix(proxy: 'on' | 'off', forwarded: (time: number) => string) {
    const statuses = []
    for (let time = 1; time <= 6; time += 1) {
      const response = await apps[proxy].inject({
        method: 'POST',
        url: '/api/contact/submit',
        headers: { 'x-forwarded-for': forwarded(time) },
        body: {},
      })
      statuses.push(response.statusCode)
    }
    return statuses
  }

  test('is that of the connection, unless a proxy is trusted', async () => {
    expect((await sendSix('off', (time) => `192.0.2.${time}`)).at(-1)).toBe(429)
  })

  test('is the one that the trusted proxy added, not one that the caller sent', async () => {
    expect((await sendSix('on', (time) => `192.0.2.${time}, 198.51.100.7`)).at(-1)).toBe(429)
    expect(await sendSix('on', (time) => `198.51.100.7, 192.0.2.${time}`)).not.toContain(429)
  })
})
