import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { getShare } from './rate-limits.ts'

/** A browser opens six, so this is an office of thirty people behind one address. */
const mostConnections = 200

/**
 * Ends new connections of an address that has too many. Only where no proxy is trusted: all of its connections have
 * its own address.
 */
export function limitConnections(app: FastifyInstance) {
  const open = new Map<string, number>()
  app.server.on('connection', (socket) => {
    const sender = getShare({ ip: socket.remoteAddress })
    const count = (open.get(sender) ?? 0) + 1
    if (count > mostConnections) return socket.destroy()
    open.set(sender, count)
    socket.once('close', () => {
      const left = (open.get(sender) ?? 1) - 1
      if (left > 0) open.set(sender, left)
      else open.delete(sender)
    })
  })
}

/** Browsers and proxies send one request after the other on a connection; few programs send several ahead. */
const mostWaiting = 16

/**
 * Ends a connection that sends requests without reading the responses: they would pile up in memory, and a
 * few bytes of the sender cost much work.
 */
export function limitPipelining(app: FastifyInstance) {
  const waiting = new WeakMap<Socket, number>()
  // Fastify adds its own listener when it is ready, and `readyResponses` expects that one to be the first.
  app.addHook('onReady', async () => {
    app.server.on('request', ({ socket }, response) => {
      // Only a response that waits for another one has no connection yet, so usual requests cost nothing.
      if (response.socket) return
      const count = (waiting.get(socket) ?? 0) + 1
      waiting.set(socket, count)
      response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
      if (count > mostWaiting) socket.destroy()
    })
  })
}
