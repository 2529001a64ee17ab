import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { formHead, rawConnection } from '../../../../tests/support/raw-request.ts'
import { sendError } from './error-response.ts'
import { createFormMemory, readSize } from './form-memory.ts'
import { acceptForms, readForm } from './multipart.ts'

const app = fastify({ connectionTimeout: 60_000 })
const memory = createFormMemory({ total: 8 * readSize, perAddress: 8 * readSize })
const sockets: Socket[] = []
const timeoutsAfter: unknown[] = []
let url: string

beforeAll(async () => {
  app.setErrorHandler(sendError)
  acceptForms(app, memory)
  app.post('/', async (request) => {
    sockets.push(request.raw.socket)
    const { files } = await readForm(request, ['image'], ({ bytes }) => bytes.length)
    timeoutsAfter.push(request.raw.socket.timeout)
    return files
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(() => app.close())

const end = '\r\n--x--\r\n'

/** Sends a file of this many readings, without its end. */
async function begin(readings: number) {
  const head = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), Buffer.alloc(readings * readSize)])
  const connection = await rawConnection(url)
  onTestFinished(() => void connection.socket.destroy())
  connection.send(formHead('/', '', { length: body.length + end.length }))
  connection.send(body)
  return connection
}

test('a form beyond the memory waits without a timeout, and goes on after the one before it', async () => {
  const first = await begin(7)
  await expect.poll(() => memory.reserved).toBeGreaterThan(6 * readSize)
  const second = await begin(7)
  await expect.poll(() => sockets.length).toBe(2)
  expect(sockets.map((socket) => socket.timeout)).toEqual([0, 0])
  await expect.poll(() => sockets[1]?.isPaused()).toBe(true)
  // Its first reading is always allowed.
  expect(memory.reserved).toBeLessThanOrEqual(9 * readSize)

  first.send(end)
  expect((await first.response())?.body).toBe(`{"image":${7 * readSize}}`)
  second.send(end)
  expect((await second.response())?.body).toBe(`{"image":${7 * readSize}}`)
  expect(timeoutsAfter).toEqual([60_000, 60_000])
  expect(memory.reserved).toBe(0)
})

test('a client that goes away gives its memory back', async () => {
  const { socket } = await begin(4)
  await expect.poll(() => memory.reserved).toBeGreaterThan(3 * readSize)
  socket.destroy()
  await once(socket, 'close')
  await expect.poll(() => memory.reserved).toBe(0)
})

test('many large forms that begin at the same time are all read', async () => {
  const connections = await Promise.all(Array.from({ length: 12 }, () => begin(5)))
  for (const { send } of connections) send(end)
  for (const { response } of connections) {
    expect((await response())?.body).toBe(`{"image":${5 * readSize}}`)
  }
  expect(memory.reserved).toBe(0)
})
