import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { unavailable } from '../errors.ts'

type Queue = <T>(act: () => Promise<T>) => Promise<T>

/**
 * Runs at most `slots` tasks at the same time. Up to `maxWaiting` more wait; the next one gets a 503,
 * which p-limit cannot do: it has no limit on how many wait.
 */
export function createQueue(slots: number, maxWaiting = 50): Queue {
  const waiting: (() => void)[] = []
  let free = slots

  const enter = () => {
    if (free > 0) {
      free -= 1
      return
    }
    if (waiting.length >= maxWaiting) throw unavailable()
    return new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  return async (act) => {
    await enter()
    try {
      return await act()
    } finally {
      leave()
    }
  }
}

/** Runs `act` when the queue has a slot. */
export function withSlot<T>(
  queue: Queue,
  request: FastifyRequest,
  act: () => Promise<T>,
): Promise<T> {
  const idleTimeout = pauseIdleTimeout(request)
  return queue(() => {
    idleTimeout.resume()
    return act()
  })
}

/** While the server makes a client wait, its connection must not be ended as an idle one. */
export function pauseIdleTimeout({ raw: { socket }, server: { server } }: FastifyRequest) {
  const set = (milliseconds: number) => {
    if (socket instanceof Socket) socket.setTimeout(milliseconds)
  }
  set(0)
  return { resume: () => set(server.timeout) }
}
