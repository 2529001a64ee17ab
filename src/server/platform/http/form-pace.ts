import { HttpError } from '../errors.ts'
import { seconds } from '../time.ts'

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
