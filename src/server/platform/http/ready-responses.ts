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
 * Node writes a text together with the headers, but bytes as a second piece: a call or a script then costs a sixth more. A
 * longer one would be copied into memory of its own first.
 */
const longestText = 14 * 1024

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

  const prepared = new WeakMap<
    ReadyResponse,
    { headers: string[]; body: string | Buffer | undefined }
  >()
  function prepare(found: ReadyResponse) {
    const known = prepared.get(found)
    if (known) return known
    const body =
      found.body && found.body.length <= longestText ? found.body.toString('latin1') : found.body
    const made = { headers: app.completeHeaders(found), body }
    prepared.set(found, made)
    return made
  }

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
    const { headers: all, body } = prepare(found)
    response.writeHead(found.status, all).end(body, 'latin1')
    app.recordResponse({
      id: randomUUID(),
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
