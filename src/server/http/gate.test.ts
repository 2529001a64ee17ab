import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { createGate, inTurn } from './gate.ts'

/** Work that lasts until it is told to end. */
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

test('so many work at once, the others wait for their turn in order', async () => {
  const gate = createGate(2)
  const jobs = [work(), work(), work(), work()]
  const begun = () => jobs.map(({ state }) => state.begun)
  const results = jobs.map(({ act }) => gate(act))
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

test('work that fails makes room for the next', async () => {
  const gate = createGate(1)
  const bad = work()
  const result = gate(bad.act)
  const next = gate(async () => 'next')
  bad.reject(new Error('no'))
  await expect(result).rejects.toThrow('no')
  expect(await next).toBe('next')
  expect(await gate(async () => 'and the one after it')).toBe('and the one after it')
})

test('a place that nobody waited for is free again, but it is only one', async () => {
  const gate = createGate(1, 0)
  expect(await gate(async () => 'first')).toBe('first')
  const busy = work()
  const result = gate(busy.act)
  await expect(gate(async () => 'too many')).rejects.toMatchObject({ status: 503 })
  busy.resolve('second')
  await result
})

test.each([
  [1, createGate(1, 1)],
  [50, createGate(1)],
])('%i may wait in line, the next one hears that the service is busy', async (room, gate) => {
  const busy = work()
  const working = gate(busy.act)
  const waiting = Array.from({ length: room }, () => gate(async () => 'done'))
  await expect(gate(async () => 'too many')).rejects.toMatchObject({
    status: 503,
    message: 'The service is busy. Please try again in a moment.',
  })
  busy.resolve('done')
  expect(await Promise.all([working, ...waiting])).toEqual(Array(room + 1).fill('done'))
})

test('a connection is not ended for its silence while it waits in line', async () => {
  const gate = createGate(1)
  const socket = new Socket()
  const request = { raw: { socket }, server: { server: { timeout: 60_000 } } } as FastifyRequest
  const busy = work()
  const working = gate(busy.act)
  const job = work()
  socket.setTimeout(60_000)
  const result = inTurn(gate, request, job.act)
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

test('a request without a connection of its own waits all the same', async () => {
  const request = { raw: { socket: {} }, server: { server: {} } } as FastifyRequest
  expect(await inTurn(createGate(1), request, async () => 'done')).toBe('done')
})
