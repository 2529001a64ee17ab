import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createConnectionCheck } from './postgres.ts'

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'],
  })
  onTestFinished(() => void vi.useRealTimers())
})

/** A server in the place of PostgreSQL, which gives this response to whoever connects. */
async function databaseThatSays(response: Buffer | undefined) {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    socket.once('data', () => response && socket.write(response))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `postgres://poplar@127.0.0.1:${port}/poplar`, attempts: () => sockets.length }
}

/** A message of PostgreSQL's protocol. */
function message(kind: string, body: Buffer) {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(kind), length, body])
}

const welcome = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))])
const tooMany = message('E', Buffer.from('SFATAL\0C53300\0Mtoo many clients\0\0'))

test.each([
  ['accepts another connection', welcome],
  ['refuses another connection', tooMany],
])('a slow query goes on while its database %s', async (_, response) => {
  const { url, attempts } = await databaseThatSays(response)
  // A check that is called directly can be awaited, however slow the machine is. Only a real timer can be spied on.
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const start = vi.spyOn(globalThis, 'setInterval')
  const giveUp = vi.fn()
  const watching = createConnectionCheck(url).watch(60_000, giveUp)
  const check = start.mock.calls[0]?.[0] as () => Promise<void>
  start.mockRestore()
  await check()
  await check()
  expect(attempts()).toBe(2)
  expect(giveUp).not.toHaveBeenCalled()
  watching.stop()
})

test('a query is given up when its database does not answer', async () => {
  const { url, attempts } = await databaseThatSays(undefined)
  const giveUp = vi.fn()
  const watching = createConnectionCheck(url).watch(Number.POSITIVE_INFINITY, giveUp)
  await vi.advanceTimersByTimeAsync(1000)
  await expect.poll(attempts).toBe(1)
  await vi.advanceTimersByTimeAsync(1500)
  await expect.poll(() => giveUp.mock.calls.length).toBeGreaterThan(0)
  watching.stop()
})

test('a query is given up when nobody is at the address of its database', async () => {
  const giveUp = vi.fn()
  const watching = createConnectionCheck('postgres://127.0.0.1:1/poplar').watch(60_000, giveUp)
  await vi.advanceTimersByTimeAsync(1000)
  await expect.poll(() => giveUp.mock.calls.length).toBe(1)
  watching.stop()
})

test('two slow queries are checked by one connection', async () => {
  const { url, attempts } = await databaseThatSays(undefined)
  const check = createConnectionCheck(url)
  const giveUp = [vi.fn(), vi.fn()]
  const watching = giveUp.map((each) => check.watch(60_000, each))
  await vi.advanceTimersByTimeAsync(1000)
  await expect.poll(attempts).toBe(1)
  await vi.advanceTimersByTimeAsync(1500)
  for (const each of giveUp) await expect.poll(() => each.mock.calls.length).toBeGreaterThan(0)
  for (const each of watching) each.stop()
  expect(attempts()).toBe(1)
})

test('a query is given up when its time is over, even if the database answers', async () => {
  const { url } = await databaseThatSays(welcome)
  const giveUp = vi.fn()
  const watching = createConnectionCheck(url).watch(3000, giveUp)
  vi.advanceTimersByTime(2999)
  expect(giveUp).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(giveUp).toHaveBeenCalledOnce()
  watching.stop()
})

test('a query that has ended is not given up any more', async () => {
  const { url, attempts } = await databaseThatSays(undefined)
  const check = createConnectionCheck(url)
  const [ended, waiting] = [vi.fn(), vi.fn()]
  const first = check.watch(60_000, ended)
  const second = check.watch(60_000, waiting)
  await vi.advanceTimersByTimeAsync(1000)
  await expect.poll(attempts).toBe(1)
  // Its check has begun and is still without a response.
  first.stop()
  await vi.advanceTimersByTimeAsync(1500)
  await expect.poll(() => waiting.mock.calls.length).toBeGreaterThan(0)
  second.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ended).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
