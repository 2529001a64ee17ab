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
