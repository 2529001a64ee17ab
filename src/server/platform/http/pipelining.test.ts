import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawConnection } from '../../../../tests/support/raw-request.ts'
import { limitPipelining } from './connections.ts'

const app = fastify()
let url: string
let started = 0
let finish: () => void = () => {}
const finished = new Promise<void>((resolve) => {
  finish = resolve
})

beforeAll(async () => {
  limitPipelining(app)
  app.get('/slow', async () => {
    started += 1
    await finished
    return 'done'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(() => app.close())

const requests = (count: number) => 'GET /slow HTTP/1.1\r\nHost: test\r\n\r\n'.repeat(count)

test('a connection may send 16 requests ahead of their responses, and is ended when it sends many more', async () => {
  const patient = await rawConnection(url)
  patient.send(requests(16))
  await expect.poll(() => started).toBe(16)
  const greedy = await rawConnection(url)
  greedy.send(requests(500))
  await greedy.closed
  expect(greedy.received()).toBe('')
  finish()
  await expect.poll(() => patient.received().match(/200 OK/g)).toHaveLength(16)
  patient.send(requests(16))
  await expect.poll(() => patient.received().match(/200 OK/g)).toHaveLength(32)
  patient.socket.destroy()
})
