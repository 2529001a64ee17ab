import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { endedTooEarly } from '../errors.ts'
import { readSize } from './form-memory.ts'
import { createPace } from './form-pace.ts'
import { pauseIdleTimeout } from './idle-timeout.ts'
import { getSender } from './sender.ts'

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
