export type Random = ReturnType<typeof createRandom>

/** Random numbers that are the same for the same seed, so that a failing run can be repeated. */
export function createRandom(seed: number) {
  let state = seed >>> 0
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (probability: number) => next() < probability,
    pick: <T>(items: readonly T[]): T => items[below(items.length)] as T,
    bytes: (length: number) => Buffer.from(Array.from({ length }, () => below(256))),
  }
}
