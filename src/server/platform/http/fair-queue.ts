import { unavailable } from '../errors.ts'

type Waiting = {
  sender: string
  weight: number
  /** How much each sender gets done until this task is, if all get the same. */
  place: number
  enter: () => void
  refuse: (error: Error) => void
}

/**
 * Runs one task at a time and shares that among the senders who wait: each gets as much work done as any other, and a
 * light task comes before a heavy one that arrived with it (weighted fair queueing). Tasks of more than `capacity`
 * do not wait: whoever is last in the line gets a 503.
 */
export function createFairQueue(capacity: number) {
  const waiting = new Set<Waiting>()
  const lastPlaces = new Map<string, number>()
  let reached = 0
  let running = false

  const queue = async <T>(sender: string, weight: number, act: () => Promise<T>): Promise<T> => {
    const place = Math.max(reached, lastPlaces.get(sender) ?? 0) + weight
    lastPlaces.set(sender, place)
    if (running) await waitForTurn(sender, weight, place)
    running = true
    reached += weight / (1 + new Set([...waiting].map((each) => each.sender)).size)
    try {
      return await act()
    } finally {
      next()
    }
  }

  return Object.assign(queue, {
    /** Whether a task of this weight from someone new would be refused now. */
    refuses(weight: number) {
      const ahead = [...waiting].filter(({ place }) => place <= reached + weight)
      return running && weightOf(ahead) + weight > capacity
    },
  })

  function waitForTurn(sender: string, weight: number, place: number) {
    const { promise, resolve: enter, reject: refuse } = Promise.withResolvers<void>()
    waiting.add({ sender, weight, place, enter, refuse })
    while (weightOf(waiting) > capacity) {
      const last = pick((one, other) => one.place >= other.place)
      if (!last) break
      waiting.delete(last)
      lastPlaces.set(last.sender, last.place - last.weight)
      last.refuse(unavailable())
    }
    return promise
  }

  function next() {
    const first = pick((one, other) => one.place < other.place)
    if (first) {
      waiting.delete(first)
      first.enter()
      return
    }
    running = false
    reached = 0
    lastPlaces.clear()
  }

  function pick(isBetter: (one: Waiting, other: Waiting) => boolean): Waiting | undefined {
    let found: Waiting | undefined
    for (const each of waiting) if (!found || isBetter(each, found)) found = each
    return found
  }
}

const weightOf = (tasks: Iterable<Waiting>) => {
  let sum = 0
  for (const { weight } of tasks) sum += weight
  return sum
}
