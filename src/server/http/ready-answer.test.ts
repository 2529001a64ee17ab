import fastify, { type FastifyInstance, LogController } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rawConnection } from '../../../tests/support/raw-request.ts'
import { allowLeaving } from '../health.routes.ts'
import { logOptions, logRequests } from './logging.ts'
import { type ReadyAnswer, sendReady } from './ready-answer.ts'
import type { App } from './routes.ts'
import { secureHeaders } from './security.ts'
import { closeUnread } from './unread-bodies.ts'

const answer: ReadyAnswer = {
  status: 200,
  headers: { 'content-type': 'text/plain', 'x-frame-options': 'SAMEORIGIN' },
  body: Buffer.from('ready'),
}
let app: FastifyInstance
let lines: string[]

beforeEach(() => {
  lines = []
  app = fastify({
    logger: { ...(logOptions('info') as object), stream: { write: () => {} } },
    logController: new LogController({ disableRequestLogging: true }),
  })
  allowLeaving(app as App)
  logRequests(app, { write: (line) => lines.push(line) })
  closeUnread(app)
  secureHeaders(app, { https: false })
  app.get('/', (request, reply) => {
    sendReady(request, reply, answer)
  })
})
afterEach(() => app.close())

test('an answer in memory has the headers of every answer, and its own before those', async () => {
  for (let time = 0; time < 2; time++) {
    const { statusCode, headers, body } = await app.inject('/')
    expect([statusCode, body]).toEqual([200, 'ready'])
    expect(headers).toMatchObject({
      'content-length': '5',
      'content-type': 'text/plain',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'SAMEORIGIN',
    })
  }
})

test('a HEAD request gets the headers only', async () => {
  const { headers, body } = await app.inject({ method: 'HEAD', url: '/' })
  expect(headers['content-length']).toBe('5')
  expect(body).toBe('')
})

test('it is logged like any other', async () => {
  await app.inject('/')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ route: '/', status: 200 }])
})

test('a server that is leaving ends the connection after it', async () => {
  expect((await app.inject('/')).headers.connection).toBe('keep-alive')
  app.leaving = true
  const { headers, body } = await app.inject('/')
  expect(headers).toMatchObject({ connection: 'close', 'x-frame-options': 'SAMEORIGIN' })
  expect(body).toBe('ready')
})

test('a request with a body that nobody reads ends the connection', async () => {
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const { send, answer, socket } = await rawConnection(url)
  send('GET / HTTP/1.1\r\nHost: test\r\nContent-Length: 9\r\n\r\nhalf')
  const { head, body } = (await answer()) ?? {}
  expect(head).toMatch(/^connection: close$/im)
  expect(body).toBe('ready')
  socket.destroy()
})
