import type { Danger } from '../danger/danger-answers.ts'
import {
  bitsOfDanger,
  bitsOfKinds,
  listFeatures,
  stepOfDanger,
  stepOfKinds,
  weightIndexes,
} from '../danger/danger-features.ts'
import {
  createGapModel,
  createWeightModel,
  createWriter,
  numberOfWeight,
  writeGap,
} from '../words/packing.ts'
import type { TrainingText } from './training-texts.ts'

type Example = { indexes: number[]; yes: boolean }

/** How often all texts are gone through, and how far weights move. */
const rounds = 30
const step = 0.3

/** How strongly weights are drawn to zero. */
const drawOfDanger = 0.003
const drawOfKinds = 0.001

/** The weights are the average of so many of the last rounds: a single round depends on the order of the texts. */
const averagedRounds = 10

/** The same order every time, so that the same texts give the same weights. */
export function createRandom() {
  let state = 1
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
}

export function shuffle<T>(all: T[], random: () => number) {
  for (let last = all.length - 1; last > 0; last--) {
    const [moved] = all.splice(Math.floor(random() * (last + 1)), 1, all[last] as T)
    all[last] = moved as T
  }
}

/**
 * Logistic regression: weights whose sum is above zero for the texts that are meant. A weight that hardly helps
 * becomes zero, which takes no space.
 */
function regression(examples: Example[], bits: number, draw: number) {
  const weights = new Float64Array(2 ** bits)
  const averages = new Float64Array(2 ** bits)
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
        const squares = (slopes[index] ?? 0) + error * error
        slopes[index] = squares
        const moved = step / Math.sqrt(squares)
        weights[index] = drawToZero((weights[index] ?? 0) - moved * error, moved * draw)
      }
    }
    if (round < rounds - averagedRounds) continue
    for (const [index, weight] of weights.entries()) {
      averages[index] = (averages[index] ?? 0) + weight / averagedRounds
    }
  }
  return averages
}

const drawToZero = (weight: number, by: number) =>
  Math.sign(weight) * Math.max(0, Math.abs(weight) - by)

/** The weights that are not zero, each behind its index. */
function packWeights(weights: Float64Array, step: number) {
  const writer = createWriter()
  const gaps = createGapModel()
  const ofWeight = createWeightModel()
  let next = 0
  for (const [index, weight] of weights.entries()) {
    const number = numberOfWeight(weight, step)
    if (number === numberOfWeight(0, step)) continue
    next = writeGap(writer, gaps, next, index)
    writer.write(ofWeight, number)
  }
  writeGap(writer, gaps, next, weights.length)
  return writer.finish()
}

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

function learn(
  texts: TrainingText[],
  bits: number,
  step: number,
  draw: number,
  isMeant: (text: TrainingText) => boolean,
) {
  const indexes = indexesInAll(
    texts.map(({ text }) => text),
    bits,
  )
  const examples = texts.map((text, index) => ({
    indexes: indexes[index] ?? [],
    yes: isMeant(text),
  }))
  return packWeights(regression(examples, bits, draw), step)
}

/** The weights that tell danger from ordinary texts, and those of each kind of danger. */
export function learnDanger(texts: TrainingText[]): Record<'danger' | Danger, string> {
  const dangerous = texts.filter(({ kind }) => kind !== 'ordinary')
  const learnKind = (danger: Danger) =>
    learn(dangerous, bitsOfKinds, stepOfKinds, drawOfKinds, ({ kind }) => kind === danger)
  return {
    danger: learn(
      texts,
      bitsOfDanger,
      stepOfDanger,
      drawOfDanger,
      ({ kind }) => kind !== 'ordinary',
    ),
    suicide: learnKind('suicide'),
    emergency: learnKind('emergency'),
    abuse: learnKind('abuse'),
  }
}
