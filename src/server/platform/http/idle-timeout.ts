import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** While the server makes a client wait, its connection must not be ended as an idle one. */
export function pauseIdleTimeout({ raw: { socket }, server: { server } }: FastifyRequest) {
  const set = (milliseconds: number) => {
    if (socket instanceof Socket) socket.setTimeout(milliseconds)
  }
  set(0)
  return { resume: () => set(server.timeout) }
}
