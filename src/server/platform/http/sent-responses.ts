import type { FastifyInstance } from 'fastify'

/** What is known of a request after its response was sent. */
export type SentResponse = {
  id: string
  method: string
  route: string
  status: number
  milliseconds: number
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Calls the listener after each response. */
    onResponseSent(listener: (response: SentResponse) => void): void
    recordResponse(response: SentResponse): void
  }
}

/** Lets the log and the metrics record every response, also those that Fastify does not see. */
export function recordResponses(app: FastifyInstance) {
  const listeners: ((response: SentResponse) => void)[] = []
  app.decorate('onResponseSent', (listener) => {
    listeners.push(listener)
  })
  app.decorate('recordResponse', (response) => {
    for (const listener of listeners) listener(response)
  })
  app.addHook('onResponse', ({ id, method, routeOptions }, reply, done) => {
    const { statusCode: status, elapsedTime: milliseconds } = reply
    app.recordResponse({ id, method, route: routeOptions.url ?? '(none)', status, milliseconds })
    done()
  })
}
