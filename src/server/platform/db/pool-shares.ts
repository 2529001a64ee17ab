import { AsyncLocalStorage } from 'node:async_hooks'

const areas = new AsyncLocalStorage<string>()

/** Runs `act` for an area of the program, such as "contact", whose share of the connections it then uses. */
export const inArea = (area: string, act: () => void) => areas.run(area, act)

/**
 * Gives each area at most `share` connections at a time, so that one whose table is locked leaves the others some.
 * Who waits longer than `patience` fails. What runs by the clock has no area and no limit.
 */
export function createShares(share: number, patience: number) {
  const used = new Map<string, number>()
  const waiting = new Map<string, (() => void)[]>()

  const release = (area: string) => {
    const next = waiting.get(area)?.shift()
    if (next) next()
    else used.set(area, (used.get(area) ?? 0) - 1)
  }

  const waitFor = (area: string) =>
    new Promise<void>((resolve, reject) => {
      const line = waiting.get(area) ?? []
      waiting.set(area, line)
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        line.splice(line.indexOf(enter), 1)
        reject(new Error(`timeout exceeded when waiting for a database connection of ${area}`))
      }, patience)
      line.push(enter)
    })

  return {
    /** Waits for a connection of the current area, and returns what gives it back. */
    async take(): Promise<() => void> {
      const area = areas.getStore()
      if (area === undefined) return () => {}
      const count = used.get(area) ?? 0
      if (count < share) used.set(area, count + 1)
      else await waitFor(area)
      return () => release(area)
    },

    countWaiting: () => [...waiting.values()].reduce((total, line) => total + line.length, 0),
  }
}
