import type { Danger } from '../danger/danger-answers.ts'
import { listFeatures, weightIndexes } from '../danger/danger-features.ts'
import { encodeWeights, regression } from './regression.ts'
import type { TrainingText } from './training-texts.ts'

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
