import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../../tests/support/test-app.ts'
import { createApp } from '../../app.ts'
import { limitConnections } from './connections.ts'

const app = fastify()
const sockets: Socket[] = []

beforeAll(async () => {
  limitConnections(app)
  app.get('/', async () => 'done')
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
})

/** A connection from one of this machine's own addresses, and the first line that it is sent. */
async function visit(localAddress = '127.0.0.1') {
  const { port } = app.server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  sockets.push(socket)
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nHost: test\r\n\r\n')
  const [data] = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])])
  return { socket, status: String(data).split('\r\n')[0] }
}

// Only Linux has more than one address of its own without being told.
test.runIf(process.platform === 'linux')(
  'an address has 200 connections, a new one is ended, and others are not affected',
  async () => {
    const open = await Promise.all(Array.from({ length: 200 }, () => visit()))
    expect(new Set(open.map(({ status }) => status))).toEqual(new Set(['HTTP/1.1 200 OK']))
    expect((await visit()).status).toBe('')
    expect((await visit('127.0.0.2')).status).toBe('HTTP/1.1 200 OK')
    open[0]?.socket.destroy()
    await expect.poll(async () => (await visit()).status).toBe('HTTP/1.1 200 OK')
  },
)

const server = testApp()

test.each([
  ['without a proxy', { rateLimits: true, trustProxy: false }, 1],
  ['behind a proxy', { rateLimits: true, trustProxy: true }, 0],
  ['without limits', { rateLimits: false, trustProxy: false }, 0],
])('connections are counted %s: %j', async (_, changes, counted) => {
  const settings = { ...server.context.settings, ...changes }
  const created = await createApp({ ...server.context, settings })
  // Node itself listens once.
  expect(created.server.listenerCount('connection')).toBe(1 + counted)
  await created.close()
})
