import { randomUUID } from 'node:crypto'
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { hasUnreadBody } from './unread-bodies.ts'

/** A response in memory. It is the same object each time that it is sent. */
export type ReadyResponse = { status: number; headers: Record<string, string>; body?: Buffer }

/** The response to a request with these headers, or undefined if it has to be made or needs more than the headers. */
export type FindResponse = (headers: IncomingHttpHeaders) => ReadyResponse | undefined

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Answers further requests for this address with what `find` gives them. A request that spelled the address in
     * another way is ignored, because the same address can be spelled in any number of ways.
     */
    respondFromMemory(address: string, request: FastifyRequest, find: FindResponse): void
  }
}

/**
 * Answers requests for what is in memory before Fastify sees them. All of it is public and the same for everyone, so there
 * is nothing to check. Through Fastify the home page costs half as much again (docs/performance.md).
 */
export function readyResponses(app: FastifyInstance) {
  const entries = new Map<string, { route: string; find: FindResponse }>()
  app.decorate('respondFromMemory', (address, { url, routeOptions }, find) => {
    if (url !== address) return
    entries.set(address, { route: routeOptions.url ?? '(none)', find })
  })

  const completed = new WeakMap<ReadyResponse, string[]>()
  function headersOf(found: ReadyResponse) {
    const known = completed.get(found)
    if (known) return known
    const made = app.completeHeaders(found)
    completed.set(found, made)
    return made
  }

  // A random id for each of them costs more than the line of the log that it is for.
  const idStart = randomUUID().slice(0, -12)
  let sent = 0

  // Then Fastify answers everything, because it ends each connection after its response.
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })

  function handle(request: IncomingMessage, response: ServerResponse) {
    const { method, url = '', headers } = request
    const place = method === 'GET' ? entries.get(url) : undefined
    if (!place || closing || app.leaving || hasUnreadBody(request)) return false
    const begun = performance.now()
    const found = place.find(headers)
    if (!found) return false
    // As bytes: joining a text with the headers costs more than writing two pieces.
    response.writeHead(found.status, headersOf(found)).end(found.body)
    sent += 1
    app.recordResponse({
      id: idStart + sent.toString(16).padStart(12, '0'),
      method: 'GET',
      route: place.route,
      status: found.status,
      milliseconds: performance.now() - begun,
    })
    return true
  }

  app.addHook('onReady', async () => {
    const [fastify] = app.server.listeners('request') as [RequestListener]
    app.server.off('request', fastify)
    app.server.on('request', (request, response) => {
      if (!handle(request, response)) fastify(request, response)
    })
  })
}

export const sendReady = (reply: FastifyReply, { status, headers, body }: ReadyResponse) =>
  reply.code(status).headers(headers).send(body)
