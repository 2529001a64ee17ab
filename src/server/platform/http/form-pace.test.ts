import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPace } from './form-body.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const kilobyte = 1024

/** A client that sends this many bytes each time it is told to. */
function client() {
  let arrive = (_result: IteratorResult<Buffer>) => {}
  let fail = (_error: Error) => {}
  const chunks: AsyncIterator<Buffer> = {
    next: () =>
      new Promise((resolve, reject) => {
        arrive = resolve
        fail = reject
      }),
  }
  return {
    chunks,
    send: (bytes: number) => arrive({ done: false, value: Buffer.alloc(bytes) }),
    end: () => arrive({ done: true, value: undefined }),
    vanish: () => fail(new Error('gone')),
  }
}

const later = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

test('a client that sends 4 KB a second is never too slow', async () => {
  const { chunks, send, end } = client()
  const { next: nextChunk } = createPace()
  for (let window = 0; window < 3; window += 1) {
    for (const bytes of [100 * kilobyte, 20 * kilobyte]) {
      const next = nextChunk(chunks)
      await later(14)
      send(bytes)
      expect((await next)?.length).toBe(bytes)
    }
  }
  const last = nextChunk(chunks)
  await later(14)
  end()
  expect(await last).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

test('a client that sends less over 30 seconds is too slow', async () => {
  const { chunks, send, vanish } = client()
  const { next: nextChunk } = createPace()
  const first = nextChunk(chunks)
  await later(10)
  send(120 * kilobyte - 1)
  await first
  const result = expect(nextChunk(chunks)).rejects.toMatchObject({
    status: 408,
    message: 'Your connection was too slow to send this. Please try again.',
  })
  await later(20)
  await result
  // Nobody waits for this any more, and it must not end the process.
  vanish()
})

test('a client that is fast at first must go on', async () => {
  const { chunks, send } = client()
  const { next: nextChunk } = createPace()
  const first = nextChunk(chunks)
  send(5_000 * kilobyte)
  await first
  const result = expect(nextChunk(chunks)).rejects.toMatchObject({ status: 408 })
  await later(59)
  expect(vi.getTimerCount()).toBe(1)
  await later(1)
  await result
})

test('time in which the server does not read does not count', async () => {
  const { chunks, send } = client()
  const { next: nextChunk } = createPace()
  for (let round = 0; round < 5; round += 1) {
    const next = nextChunk(chunks)
    await later(5)
    send(1)
    expect((await next)?.length).toBe(1)
    await later(600)
  }
})

test('the rate is that of the last seconds, and a client is fast at first', async () => {
  const { chunks, send } = client()
  const { next, rate } = createPace()
  const first = next(chunks)
  await later(1)
  expect(rate()).toBe(Number.POSITIVE_INFINITY)
  send(5_000 * kilobyte)
  await first
  const second = next(chunks)
  await later(1)
  send(1 * kilobyte)
  await second
  await later(600)
  expect(rate()).toBe(2500.5 * kilobyte)
  const third = next(chunks)
  await later(4)
  expect(rate()).toBe(0)
  send(4 * kilobyte)
  await third
  expect(rate()).toBe(1 * kilobyte)
})
