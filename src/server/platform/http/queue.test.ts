import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { createQueue, withSlot } from './queue.ts'

/** A task that runs until the test ends it. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const state = { begun: false }
  const act = () => {
    state.begun = true
    return promise
  }
  return { act, resolve, reject, state }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('as many tasks run as there are slots, and the others wait in order', async () => {
  const queue = createQueue(2)
  const jobs = [work(), work(), work(), work()]
  const begun = () => jobs.map(({ state }) => state.begun)
  const results = jobs.map(({ act }) => queue(act))
  await settled()
  expect(begun()).toEqual([true, true, false, false])
  jobs[1]?.resolve('second')
  expect(await results[1]).toBe('second')
  await settled()
  expect(begun()).toEqual([true, true, true, false])
  jobs[0]?.resolve('first')
  jobs[2]?.resolve('third')
  await settled()
  expect(begun()).toEqual([true, true, true, true])
  jobs[3]?.resolve('fourth')
  expect(await Promise.all(results)).toEqual(['first', 'second', 'third', 'fourth'])
})

test('a task that fails frees its slot', async () => {
  const queue = createQueue(1)
  const bad = work()
  const result = queue(bad.act)
  const next = queue(async () => 'next')
  bad.reject(new Error('no'))
  await expect(result).rejects.toThrow('no')
  expect(await next).toBe('next')
  expect(await queue(async () => 'and the one after it')).toBe('and the one after it')
})

test('a slot that nobody waits for becomes free, and only once', async () => {
  const queue = createQueue(1, 0)
  expect(await queue(async () => 'first')).toBe('first')
  const busy = work()
  const result = queue(busy.act)
  await expect(queue(async () => 'too many')).rejects.toMatchObject({ status: 503 })
  busy.resolve('second')
  await result
})

test.each([
  [1, createQueue(1, 1)],
  [50, createQueue(1)],
])(
  '%i tasks may wait, and the next one gets the response that the service is busy',
  async (maxWaiting, queue) => {
    const busy = work()
    const working = queue(busy.act)
    const waiting = Array.from({ length: maxWaiting }, () => queue(async () => 'done'))
    await expect(queue(async () => 'too many')).rejects.toMatchObject({
      status: 503,
      message: 'The service is busy. Please try again in a moment.',
    })
    busy.resolve('done')
    expect(await Promise.all([working, ...waiting])).toEqual(Array(maxWaiting + 1).fill('done'))
  },
)

test('a connection does not time out while its request waits', async () => {
  const queue = createQueue(1)
  const socket = new Socket()
  const request = { raw: { socket }, server: { server: { timeout: 60_000 } } } as FastifyRequest
  const busy = work()
  const working = queue(busy.act)
  const job = work()
  socket.setTimeout(60_000)
  const result = withSlot(queue, request, job.act)
  expect(socket.timeout).toBe(0)
  busy.resolve('first')
  await working
  await settled()
  expect(job.state.begun).toBe(true)
  expect(socket.timeout).toBe(60_000)
  job.resolve('second')
  expect(await result).toBe('second')
  socket.destroy()
})

test('a request without a socket, as from inject, gets a slot too', async () => {
  const request = { raw: { socket: {} }, server: { server: {} } } as FastifyRequest
  expect(await withSlot(createQueue(1), request, async () => 'done')).toBe('done')
})
