import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { unavailable } from '../errors.ts'

export type Gate = <T>(act: () => Promise<T>) => Promise<T>

/** Lets only so many through at once; the next ones wait in line, and a line too long is told so. */
export function createGate(places: number, room = 50): Gate {
  const waiting: (() => void)[] = []
  let free = places

  const enter = () => {
    if (free > 0) {
      free -= 1
      return
    }
    if (waiting.length >= room) throw unavailable()
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

/** To wait in line is not to be silent: the connection stays open until it is heard. */
export function inTurn<T>(gate: Gate, request: FastifyRequest, act: () => Promise<T>): Promise<T> {
  const { socket } = request.raw
  const listen = (milliseconds: number) => {
    if (socket instanceof Socket) socket.setTimeout(milliseconds)
  }
  listen(0)
  return gate(() => {
    listen(request.server.server.timeout)
    return act()
  })
}
