import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Browsers and proxies send one request after the other on a connection; few programs send several ahead. */
const mostUnanswered = 16

/**
 * Ends a connection that sends requests without reading the responses: they would pile up in memory, and a
 * few bytes of the sender cost much work.
 */
export function limitPipelining(app: FastifyInstance) {
  const unanswered = new WeakMap<Socket, number>()
  // Fastify adds its own listener when it is ready, and `readyResponses` expects that one to be the first.
  app.addHook('onReady', async () => {
    app.server.on('request', ({ socket }, response) => {
      const count = (unanswered.get(socket) ?? 0) + 1
      unanswered.set(socket, count)
      response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
      if (count > mostUnanswered) socket.destroy()
    })
  })
}
