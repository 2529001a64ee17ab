import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { output } from './log-output.ts'

/** Structured log lines without personal data: no IP address, query, body or text from the database. */
export function logOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    base: null,
    stream: output,
    timestamp: () => `,"time":"${time()}"`,
    serializers: { err: toLoggedError },
  }
}

/**
 * One line for each request. It is put together here, from values that need no escaping: that takes 0.4 µs, and
 * through the logger 2.9 µs, a tenth of what a page from memory costs.
 */
export function logRequests(app: FastifyInstance, to: Pick<typeof output, 'write'> = output) {
  if (!['trace', 'debug', 'info'].includes(app.log.level)) return
  app.onResponseSent(({ id, method, route, status, milliseconds }) => {
    const asked = `"reqId":"${id}","method":"${method}","route":"${route}"`
    const outcome = `"status":${status},"ms":${Math.round(milliseconds)}`
    to.write(`{"level":30,"time":"${time()}",${asked},${outcome},"msg":"request"}\n`)
  })
}

let lastTime = { at: 0, text: '' }

/** The time as text, which is made once for all lines of a millisecond. */
function time() {
  const at = Date.now()
  if (at !== lastTime.at) lastTime = { at, text: new Date(at).toISOString() }
  return lastTime.text
}

/** Errors of a database driver also contain the values of the row, which must not be logged. */
function toLoggedError(error: Error & { code?: string }) {
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...(error.code && { code: error.code }),
  }
}
