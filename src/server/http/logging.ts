import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { destination } from 'pino'

/**
 * Lines are collected and written together, because a write for each request would make it wait for the disk
 * or for a pipe. They are written after a fifth of a second at the latest, and when the process ends; only
 * `kill -9` loses some.
 */
const output = destination({ sync: false, minLength: 8 * 1024, periodicFlush: 200 })

/** Structured log lines without personal data: no IP address, query, body or text from the database. */
export function logOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    base: null,
    stream: output,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: toLoggedError },
  }
}

export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
    done()
  })
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
