/**
 * Numbers are packed with an arithmetic coder: the commoner a number is among those of its model so far, the fewer bits
 * it takes. Whoever reads them uses the same models in the same order.
 */
export type Model = { bits: number; chances: Float64Array; seen: Uint8Array }

/** Numbers below 2 to the power of `bits`. Their bits are a tree, each with the chance of a zero. */
export const createModel = (bits: number): Model => ({
  bits,
  chances: new Float64Array(2 ** bits).fill(0.5),
  seen: new Uint8Array(2 ** bits),
})

const mostSeen = 250
const leastChance = 1 / 2048

function chanceIn({ chances }: Model, node: number) {
  return Math.max(leastChance, Math.min(1 - leastChance, chances[node] ?? 0.5))
}

function note({ chances, seen }: Model, node: number, bit: number) {
  const times = seen[node] ?? 0
  chances[node] = (chances[node] ?? 0.5) + (1 - bit - (chances[node] ?? 0.5)) / (times + 1.6)
  if (times < mostSeen) seen[node] = times + 1
}

const whole = 2 ** 32
const smallest = 2 ** 24

export function createReader(packed: string) {
  const bytes = atob(packed)
  let read = 0
  let value = 0
  let range = whole - 1
  const shift = () => {
    value = value * 256 + (read < bytes.length ? bytes.charCodeAt(read) : 0)
    read++
  }
  for (let first = 0; first < 4; first++) shift()

  return (model: Model) => {
    let node = 1
    for (let left = model.bits; left > 0; left--) {
      const bound = Math.floor(range * chanceIn(model, node))
      const bit = value < bound ? 0 : 1
      if (bit === 1) value -= bound
      range = bit === 1 ? range - bound : bound
      note(model, node, bit)
      node = node * 2 + bit
      for (; range < smallest; range *= 256) shift()
    }
    return node - 2 ** model.bits
  }
}

export function createWriter() {
  const bytes: number[] = []
  let low = 0
  let range = whole - 1
  const shift = () => {
    bytes.push(Math.floor(low / smallest))
    low = (low % smallest) * 256
  }
  const carry = () => {
    low -= whole
    let last = bytes.length - 1
    for (; bytes[last] === 255; last--) bytes[last] = 0
    bytes[last] = (bytes[last] ?? 0) + 1
  }

  return {
    write(model: Model, number: number) {
      let node = 1
      for (let left = model.bits - 1; left >= 0; left--) {
        const bit = (number >> left) & 1
        const bound = Math.floor(range * chanceIn(model, node))
        if (bit === 1) low += bound
        if (low >= whole) carry()
        range = bit === 1 ? range - bound : bound
        note(model, node, bit)
        node = node * 2 + bit
        for (; range < smallest; range *= 256) shift()
      }
    },
    finish() {
      for (let left = 0; left < 4; left++) shift()
      return btoa(String.fromCharCode(...bytes))
    },
  }
}

/** A gap this long has no number behind it. */
const longestGap = 63
export const createGapModel = () => createModel(6)

/** Rising numbers below a limit are packed as the gaps between them, the last one up to the limit. */
export function* readRising(read: ReturnType<typeof createReader>, gaps: Model, limit: number) {
  for (let number = 0; ; ) {
    const gap = read(gaps)
    number += gap
    if (gap === longestGap) continue
    if (number >= limit) return
    yield number++
  }
}

/** Writes the gap before a number and returns the number after it. */
export function writeGap(
  { write }: ReturnType<typeof createWriter>,
  gaps: Model,
  next: number,
  number: number,
) {
  let gap = number - next
  for (; gap >= longestGap; gap -= longestGap) write(gaps, longestGap)
  write(gaps, gap)
  return number + 1
}

/** The letters of words. The first one ends a word. */
const alphabet = ' abcdefghijklmnopqrstuvwxyz0123456789#'
const noMoreWords = 15
/** Most words are cut to so many letters, so the end is near. */
const usualLength = 6

export const createWordModels = () => ({
  shared: createModel(4),
  next: Array.from({ length: 2 * alphabet.length }, () => createModel(6)),
})
type WordModels = ReturnType<typeof createWordModels>

const nextAfter = ({ next }: WordModels, start: string) =>
  next[
    alphabet.indexOf(start.slice(-1) || ' ') + (start.length < usualLength ? 0 : alphabet.length)
  ] as Model

/** Sorted words are packed as how many letters each shares with the one before, and its other letters. */
export function* readWords(read: ReturnType<typeof createReader>, models: WordModels) {
  let word = ''
  for (;;) {
    const shared = read(models.shared)
    if (shared === noMoreWords) return
    word = word.slice(0, shared)
    for (let letter = ''; letter !== ' '; word += letter.trim()) {
      letter = alphabet[read(nextAfter(models, word))] ?? ' '
    }
    yield word
  }
}

/** Writes a word, or that there are no more. */
export function writeWord(
  { write }: ReturnType<typeof createWriter>,
  models: WordModels,
  before: string,
  word?: string,
) {
  if (word === undefined) return write(models.shared, noMoreWords)
  const differs = [...word].findIndex((letter, index) => letter !== before[index])
  const shared = differs < 0 ? word.length : differs
  write(models.shared, shared)
  for (let index = shared; index <= word.length; index++) {
    write(nextAfter(models, word.slice(0, index)), alphabet.indexOf(word[index] ?? ' '))
  }
}

/** A weight is a number of steps from zero, packed in five bits. */
const mostSteps = 15
export const createWeightModel = () => createModel(5)
export const numberOfWeight = (weight: number, step: number) =>
  mostSteps + Math.max(-mostSteps, Math.min(mostSteps, Math.round(weight / step)))
export const weightOfNumber = (number: number, step: number) => (number - mostSteps) * step

/** A number of so many bits for a text: FNV-1a, with its bits mixed at the end. */
export function hash(text: string, bits: number) {
  let value = 2166136261
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619)
  }
  return Math.imul(value ^ (value >>> 15), 2246822519) >>> (32 - bits)
}
