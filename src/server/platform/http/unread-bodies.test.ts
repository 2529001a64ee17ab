import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { rawConnection } from '../../../../tests/support/raw-request.ts'
import { unauthorized } from '../errors.ts'
import { sendError } from './error-response.ts'
import { closeUnread } from './unread-bodies.ts'

const app = fastify()
let url: string

beforeAll(async () => {
  app.setErrorHandler(sendError)
  closeUnread(app)
  app.post('/read', async (request) => request.body)
  app.post('/refused', {
    onRequest: async () => {
      throw unauthorized('no_token', 'No.')
    },
    handler: async () => 'never',
  })
  app.get('/stream', async () => new Response('streamed'))
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(() => app.close())

function stopTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** Sends the head of a request with the first byte of a body that may be longer. */
async function begin(request: string, length: number) {
  const connection = await rawConnection(url)
  const head = `${request} HTTP/1.1\r\nHost: test\r\nContent-Type: application/json`
  connection.send(`${head}\r\nContent-Length: ${length}\r\n\r\n1`)
  return connection
}

test('a connection whose request was read stays open', async () => {
  const { response, socket } = await begin('POST /read', 1)
  expect(await response()).toMatchObject({ status: 200, body: '1' })
  expect((await response())?.head).toMatch(/^connection: keep-alive$/im)
  socket.destroy()
})

test.each(['POST /refused', 'GET /unknown'])(
  'the connection of %s, which is answered before its body arrived, is closed soon',
  async (request) => {
    stopTime()
    const { response, closed } = await begin(request, 1000)
    expect((await response())?.head).toMatch(/^connection: close$/im)
    await expect.poll(() => vi.getTimerCount()).toBe(1)
    vi.runAllTimers()
    await closed
  },
)

test('it is closed as soon as the rest of the body arrived', async () => {
  stopTime()
  const { response, send, closed } = await begin('POST /refused', 1_000_001)
  expect((await response())?.status).toBe(401)
  send('1'.repeat(1_000_000))
  await closed
  expect(vi.getTimerCount()).toBe(0)
})

test('a client that goes away leaves no timer', async () => {
  stopTime()
  const { response, socket } = await begin('POST /refused', 1000)
  await response()
  socket.destroy()
  await expect.poll(() => vi.getTimerCount()).toBe(0)
})

test('a streamed response is closed with its end', async () => {
  const { closed, received } = await begin('GET /stream', 1000)
  await closed
  expect(received()).toMatch(/^connection: close$/im)
  expect(received()).toContain('streamed')
})

test('a request without a body stays open even when it is answered at once', async () => {
  const response = await fetch(`${url}/unknown`)
  expect(response.headers.get('connection')).toBe('keep-alive')
})
