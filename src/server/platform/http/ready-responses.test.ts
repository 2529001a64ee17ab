import fastify, { type FastifyInstance, LogController } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { allowLeaving } from '#server/operations/health/health.routes.ts'
import { rawConnection } from '../../../../tests/support/raw-request.ts'
import { recordResponses, type SentResponse } from './logging.ts'
import {
  type FindResponse,
  type ReadyResponse,
  readyResponses,
  sendReady,
} from './ready-responses.ts'
import type { App } from './routes.ts'
import { secureHeaders } from './security.ts'
import { closeUnread } from './unread-bodies.ts'

const ready: ReadyResponse = {
  status: 200,
  headers: { 'content-type': 'text/plain', 'x-frame-options': 'SAMEORIGIN' },
  body: Buffer.from('ready'),
}
let app: FastifyInstance
let url: string
let recorded: SentResponse[]
/** How many requests Fastify has seen. */
let seen: number
let inMemory: boolean
let other: ReadyResponse | undefined
let duringClose: () => Promise<void>

beforeEach(async () => {
  seen = 0
  inMemory = true
  other = undefined
  duringClose = async () => {}
  recorded = []
  app = fastify({
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
  })
  allowLeaving(app as App)
  recordResponses(app)
  app.onResponseSent((one) => recorded.push(one))
  readyResponses(app)
  closeUnread(app)
  secureHeaders(app, { https: false })
  app.addHook('preClose', async () => duringClose())
  app.get('/:name', (request, reply) => {
    seen += 1
    const find: FindResponse = ({ range }) => (inMemory && !range ? (other ?? ready) : undefined)
    app.respondFromMemory('/page', request, find)
    sendReady(reply, ready)
  })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  await fetch(`${url}/page`)
})
afterEach(() => app.close())

test('a response in memory is sent without Fastify, with the headers of every response and its own before those', async () => {
  for (let time = 0; time < 2; time++) {
    const response = await fetch(`${url}/page`)
    expect([response.status, await response.text()]).toEqual([200, 'ready'])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      connection: 'keep-alive',
      'content-length': '5',
      'content-type': 'text/plain',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'SAMEORIGIN',
    })
  }
  expect(seen).toBe(1)
})

test.each([256, 20_000])('each of its %i bytes arrives, whatever it is', async (size) => {
  const body = Buffer.from(Array.from({ length: size }, (_, index) => index % 256))
  other = { status: 200, headers: {}, body }
  expect(await (await fetch(`${url}/page`)).bytes()).toEqual(new Uint8Array(body))
})

test('another address, another method and what is not in memory go to Fastify', async () => {
  for (const address of ['/page?search=a', '/other', '/%70age']) {
    await fetch(`${url}${address}`)
    await fetch(`${url}${address}`)
  }
  expect(seen).toBe(7)
  const { headers, body } = await fetch(`${url}/page`, { method: 'HEAD' })
  expect([headers.get('content-length'), body]).toEqual(['5', null])
  expect((await fetch(`${url}/page`, { method: 'POST' })).status).toBe(404)
  await fetch(`${url}/page`, { headers: { range: 'bytes=0-1' } })
  expect(seen).toBe(9)
  inMemory = false
  await fetch(`${url}/page`)
  expect(seen).toBe(10)
})

test('a response in memory is recorded like any other, with an id of its own', async () => {
  await fetch(`${url}/page`)
  await fetch(`${url}/page`)
  await expect.poll(() => recorded).toHaveLength(3)
  const [first, second, third] = recorded
  expect(first).toMatchObject({ method: 'GET', route: '/:name', status: 200 })
  expect(second).toEqual({
    ...first,
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    milliseconds: expect.any(Number),
  })
  expect(third?.id).not.toBe(second?.id)
})

test('a server that is leaving ends the connection after it', async () => {
  app.leaving = true
  const { headers } = await fetch(`${url}/page`)
  expect(headers.get('connection')).toBe('close')
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
})

test('a server that stops ends the connection after the last response', async () => {
  const { send, response, closed } = await rawConnection(url)
  duringClose = async () => {
    send('GET /page HTTP/1.1\r\nHost: test\r\n\r\n')
    await response()
  }
  await Promise.all([app.close(), closed])
  expect((await response())?.head).toMatch(/^connection: close$/im)
})

test('a request with a body that nobody reads ends the connection', async () => {
  const { send, response, socket } = await rawConnection(url)
  send('GET /page HTTP/1.1\r\nHost: test\r\nContent-Length: 9\r\n\r\nhalf')
  const { head, body } = (await response()) ?? {}
  expect(head).toMatch(/^connection: close$/im)
  expect(body).toBe('ready')
  socket.destroy()
})
