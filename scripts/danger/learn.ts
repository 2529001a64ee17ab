import type { Danger } from '#content/danger/answers.ts'
import { listFeatures, weightIndexes } from '#web/site/chat/danger-features.ts'
import type { Kind } from './texts-in.ts'
import { trainingTexts } from './training-texts.ts'

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

/** One letter for each weight, in fifths: N is zero. A number is a run of that many Ns, because most weights are zero. */
const encodeWeights = (weights: Float64Array) =>
  Array.from(weights, (weight) =>
    String.fromCharCode('N'.charCodeAt(0) + Math.max(-12, Math.min(12, Math.round(weight * 5)))),
  )
    .join('')
    .replace(/N+/g, (run) => String(run.length))

/** The indexes of each text's features. A feature that only one text has would say nothing about other texts. */
function indexesInAll(texts: string[], bits: number) {
  const featuresOfTexts = texts.map((text) => [...new Set(listFeatures(text))])
  const counts = new Map<string, number>()
  for (const feature of featuresOfTexts.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return featuresOfTexts.map((features) =>
    weightIndexes(
      features.filter((feature) => counts.get(feature) !== 1),
      bits,
    ),
  )
}

export type TrainingText = { text: string; kind: Kind }

const bitsOfDanger = 18
const bitsOfKinds = 13
const kindsOfDanger: Danger[] = ['suicide', 'abuse', 'emergency']

function learnDanger(texts: TrainingText[]) {
  const indexes = indexesInAll(
    texts.map(({ text }) => text),
    bitsOfDanger,
  )
  const examples = texts.map(({ kind }, index) => ({
    indexes: indexes[index] ?? [],
    yes: kind !== 'ordinary',
  }))
  return encodeWeights(regression(examples, bitsOfDanger))
}

/** Each text of a kind of danger alone and together with one of another kind, which teaches that both count. */
function withPairs(texts: TrainingText[]) {
  const findTexts = (kind: Danger) => texts.filter((each) => each.kind === kind)
  return kindsOfDanger.flatMap((kind) => {
    const others = kindsOfDanger.filter((other) => other !== kind).flatMap(findTexts)
    return findTexts(kind).flatMap(({ text }, index) => {
      const other = others[(index * 7) % others.length]
      return [
        { text, kinds: [kind] },
        { text: `${text} and ${other?.text}`, kinds: [kind, other?.kind] },
      ]
    })
  })
}

function learnKind(texts: ReturnType<typeof withPairs>, kind: Danger) {
  const examples = texts.map(({ text, kinds }) => ({
    indexes: weightIndexes(listFeatures(text), bitsOfKinds),
    yes: kinds.includes(kind),
  }))
  return encodeWeights(regression(examples, bitsOfKinds))
}

/** The text of the file of weights. */
export function learned(texts: TrainingText[] = trainingTexts) {
  const pairs = withPairs(texts)
  const weights = {
    danger: learnDanger(texts),
    ...Object.fromEntries(kindsOfDanger.map((kind) => [kind, learnKind(pairs, kind)])),
  }
  const entries = Object.entries(weights).map(
    ([name, letters]) => `  ${name}:\n    '${letters}',\n`,
  )
  return `// Written by "npm run learn-danger" from the texts in scripts/danger and tests/unit/assistant.\nexport const weights = {\n${entries.join('')}}\n`
}
