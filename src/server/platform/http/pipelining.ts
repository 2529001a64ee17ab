import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies send one request after the other on a connection; few programs send several ahead. */
const mostUnanswered = 16

/**
 * Ends a connection that sends requests without reading the responses: they would pile up in memory, and a
 * few bytes of the sender cost much work.
 */
export function limitPipelining(server: Server) {
  const unanswered = new WeakMap<Socket, number>()
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const count = (unanswered.get(socket) ?? 0) + 1
    unanswered.set(socket, count)
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    if (count > mostUnanswered) socket.destroy()
  })
}
