import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { endedTooEarly, HttpError } from '../errors.ts'
import { seconds } from '../time.ts'
import { readSize } from './form-memory.ts'
import { pauseIdleTimeout } from './queue.ts'
import { getSender } from './rate-limits.ts'

/** Reads the body of a form piece by piece. While there is no memory for more, its connection is paused. */
export function openBody(request: FastifyRequest) {
  const { raw } = request
  // A client that is gone sends nothing more, and reading would wait forever.
  if (raw.destroyed) throw endedTooEarly()
  const memory = request.server.formMemory.open(getSender(request))
  const gone = new AbortController()
  const leave = () => {
    if (!raw.readableEnded) gone.abort()
  }
  raw.once('close', leave)
  // The pace refuses a client that sends nothing.
  const idleTimeout = pauseIdleTimeout(request)
  const chunks = readChunks(raw)
  const nextChunk = createPace()

  return {
    /** The next bytes, or undefined at the end. `kept` bytes of what was read before stay in memory. */
    async next(kept: number): Promise<Buffer | undefined> {
      memory.keep(kept)
      const hasMore = !raw.complete || raw.readableLength > 0
      if (hasMore) await memory.reserve(kept + readSize, gone.signal)
      return nextChunk(chunks)
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

/**
 * Reads the next chunk of a form, and refuses a client that sends less than 4 KB a second over 30
 * seconds. Only the time in which the server waits for the client counts.
 */
export function createPace() {
  let waited = 0
  let received = 0

  return async function nextChunk(chunks: AsyncIterator<Buffer>) {
    const coming = chunks.next()
    // A client that was refused as too slow may go away later, when nobody waits for it any more.
    coming.catch(() => {})
    for (;;) {
      const began = performance.now()
      const arrived = await within(coming, window - waited)
      waited += performance.now() - began
      if (arrived?.done) return undefined
      received += arrived?.value.length ?? 0
      if (waited >= window) {
        if (received < bytesInWindow) throw tooSlow()
        waited = 0
        received = 0
      }
      if (arrived) return arrived.value
    }
  }
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

const tooSlow = () =>
  new HttpError(408, 'too_slow', 'Your connection was too slow to send this. Please try again.')

const plainForm = 'application/x-www-form-urlencoded'

/** Lets the calls of a scope take what a browser without JavaScript sends. */
export function acceptPlainForms(scope: FastifyInstance) {
  scope.addContentTypeParser(plainForm, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
}

export const isPlainForm = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith(plainForm)
