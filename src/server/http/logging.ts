import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/** Structured log lines without personal data: no IP address, query, body or text from the database. */
export function logOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: toLoggedError },
  }
}

export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
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
