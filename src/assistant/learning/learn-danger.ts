import type { Danger } from '../danger/danger-answers.ts'
import { listFeatures, weightIndexes } from '../danger/danger-features.ts'
import type { TrainingText } from './training-texts.ts'

type Example = { indexes: number[]; yes: boolean }

/** How often all texts are gone through, how far weights move, and how much they are pulled back to zero. */
const rounds = 30
const step = 0.3
const pull = 0.1

/** The same order every time, so that the same texts give the same weights. */
function createRandom() {
  let state = 1
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
}

function shuffle<T>(all: T[], random: () => number) {
  for (let last = all.length - 1; last > 0; last--) {
    const [moved] = all.splice(Math.floor(random() * (last + 1)), 1, all[last] as T)
    all[last] = moved as T
  }
}

/** Logistic regression: weights whose sum is above zero for the texts that are meant. */
function regression(examples: Example[], bits: number) {
  const weights = new Float64Array(2 ** bits)
  const slopes = new Float64Array(2 ** bits).fill(0.01)
  const random = createRandom()
  const order = [...examples]
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const { indexes, yes } of order) {
      let sum = 0
      for (const index of indexes) sum += weights[index] ?? 0
      const error = 1 / (1 + Math.exp(-sum)) - Number(yes)
      for (const index of indexes) {
        const weight = weights[index] ?? 0
        const slope = error + (pull * weight) / indexes.length
        const squares = (slopes[index] ?? 0) + slope * slope
        slopes[index] = squares
        weights[index] = weight - (step * slope) / Math.sqrt(squares)
      }
    }
  }
  return weights
}

/** One letter for each weight, in steps of 0.4: N is zero. A number is a run of that many Ns, as most weights are zero. */
const encodeWeights = (weights: Float64Array) =>
  Array.from(weights, (weight) =>
    String.fromCharCode('N'.charCodeAt(0) + Math.max(-12, Math.min(12, Math.round(weight * 2.5)))),
  )
    .join('')
    .replace(/N+/g, (run) => String(run.length))

const bitsOfDanger = 18
const bitsOfKinds = 13
const fewestTexts = 3

/** The indexes of each text's features. A feature that only a few texts have says little about others, and takes space. */
function indexesInAll(texts: string[], bits: number) {
  const featuresOfTexts = texts.map((text) => [...new Set(listFeatures(text))])
  const counts = new Map<string, number>()
  for (const feature of featuresOfTexts.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return featuresOfTexts.map((features) =>
    weightIndexes(
      features.filter((feature) => (counts.get(feature) ?? 0) >= fewestTexts),
      bits,
    ),
  )
}

function learn(texts: TrainingText[], bits: number, isMeant: (text: TrainingText) => boolean) {
  const indexes = indexesInAll(
    texts.map(({ text }) => text),
    bits,
  )
  const examples = texts.map((text, index) => ({
    indexes: indexes[index] ?? [],
    yes: isMeant(text),
  }))
  return encodeWeights(regression(examples, bits))
}

/** The weights that tell danger from ordinary texts, and those of each kind of danger. */
export function learnDanger(texts: TrainingText[]): Record<'danger' | Danger, string> {
  const dangerous = texts.filter(({ kind }) => kind !== 'ordinary')
  const learnKind = (danger: Danger) => learn(dangerous, bitsOfKinds, ({ kind }) => kind === danger)
  return {
    danger: learn(texts, bitsOfDanger, ({ kind }) => kind !== 'ordinary'),
    suicide: learnKind('suicide'),
    emergency: learnKind('emergency'),
    abuse: learnKind('abuse'),
  }
}
