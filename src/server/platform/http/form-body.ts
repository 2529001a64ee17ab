import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { endedTooEarly } from '../errors.ts'
import { seconds } from '../time.ts'
import { readSize, tooSlow } from './form-memory.ts'
import { pauseIdleTimeout } from './queue.ts'
import { getShare } from './rate-limits.ts'

/** Reads the body of a form piece by piece. While there is no memory for more, its connection is paused. */
export function openBody(request: FastifyRequest) {
  const { raw } = request
  // A client that is gone sends nothing more, and reading would wait forever.
  if (raw.destroyed) throw endedTooEarly()
  const pace = createPace()
  const memory = request.server.formMemory.open(getShare(request), pace.rate)
  const gone = new AbortController()
  const leave = () => {
    if (!raw.readableEnded) gone.abort()
  }
  raw.once('close', leave)
  // The pace refuses a client that sends nothing.
  const idleTimeout = pauseIdleTimeout(request)
  const chunks = readChunks(raw)

  return {
    /** The next bytes, or undefined at the end. `kept` bytes of what was read before stay in memory. */
    async next(kept: number): Promise<Buffer | undefined> {
      memory.keep(kept)
      const hasMore = !raw.complete || raw.readableLength > 0
      if (hasMore) await memory.reserve(kept + readSize, gone.signal)
      return memory.receive(pace.next(chunks))
    },

    close() {
      memory.close()
      raw.off('close', leave)
      idleTimeout.resume()
      // Not awaited, because it ends only with the reading that a slow client keeps waiting.
      chunks.return(undefined).catch(() => {})
    },
  }
}

async function* readChunks(raw: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    // A refused form must not close the connection before its response is sent.
    yield* raw.iterator({ destroyOnReturn: false })
  } catch {
    throw endedTooEarly()
  }
}

const window = 30 * seconds
const bytesInWindow = 30 * 4 * 1024
const rateWindow = 2 * seconds

/**
 * Reads the next chunk of a form, and refuses a client that sends less than 4 KB a second over 30
 * seconds. Only the time in which the server waits for the client counts.
 */
export function createPace() {
  let waited = 0
  let received = 0
  let recent = { waited: 0, received: 0 }
  let lastRate = Number.POSITIVE_INFINITY
  let waitsSince: number | undefined

  const toRate = (bytes: number, milliseconds: number) => (bytes / milliseconds) * seconds

  /** Bytes a second, lately; a new client counts as fast. */
  function rate() {
    const now = performance.now()
    const waitedLately = recent.waited + now - (waitsSince ?? now)
    return waitedLately < rateWindow ? lastRate : toRate(recent.received, waitedLately)
  }

  function count(bytes: number, milliseconds: number) {
    waited += milliseconds
    received += bytes
    recent.waited += milliseconds
    recent.received += bytes
    if (recent.waited < rateWindow) return
    lastRate = toRate(recent.received, recent.waited)
    recent = { waited: 0, received: 0 }
  }

  async function next(chunks: AsyncIterator<Buffer>) {
    const coming = chunks.next()
    // A client that was refused as too slow may go away later, when nobody waits for it any more.
    coming.catch(() => {})
    for (;;) {
      const began = performance.now()
      waitsSince = began
      const arrived = await within(coming, window - waited)
      waitsSince = undefined
      count(arrived?.value?.length ?? 0, performance.now() - began)
      if (arrived?.done) return undefined
      if (waited >= window) {
        if (received < bytesInWindow) throw tooSlow()
        waited = 0
        received = 0
      }
      if (arrived) return arrived.value
    }
  }

  return { next, rate }
}

/** The result, or undefined when it does not come in time. */
async function within<T>(result: Promise<T>, milliseconds: number): Promise<T | undefined> {
  const { promise: timeIsUp, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, milliseconds)
  try {
    return await Promise.race([result, timeIsUp])
  } finally {
    clearTimeout(timer)
  }
}

const plainForm = 'application/x-www-form-urlencoded'

/** Lets the calls of a scope take what a browser without JavaScript sends. */
export function acceptPlainForms(scope: FastifyInstance) {
  scope.addContentTypeParser(plainForm, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
}

export const isPlainForm = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith(plainForm)
