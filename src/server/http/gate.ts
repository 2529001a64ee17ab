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
