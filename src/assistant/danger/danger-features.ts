import { hash } from '../words/packing.ts'
import { findGroup } from '../words/word-groups.ts'
import { listWords, stem } from '../words/words.ts'

/**
 * What a text is weighed by: its words, their parts, their groups, and pairs of them. Pairs are of neighbors, of two
 * with one between them, and of groups anywhere in the text. The star is in every text: how likely danger is at all.
 */
export function listFeatures(text: string) {
  const words = listWords(text)
  const stems = words.map(stem)
  const groups = words.map(findGroup)
  const line = ['^', ...groups, '$']
  const named = [...new Set(groups)].filter((group) => /^[A-Z]/.test(group)).sort()
  return [
    '*',
    ...stems,
    ...words.flatMap(listParts),
    ...line,
    ...pairs(['^', ...stems, '$'], 1),
    ...pairs(line, 1),
    ...pairs(line, 2),
    ...named.flatMap((one, index) => named.slice(index + 1).map((other) => `${one}&${other}`)),
  ]
}

/** Four letters in a row, so that a word that nobody wrote like this before is not unknown. */
function listParts(word: string) {
  const whole = `<${word}>`
  return word.length < 4
    ? []
    : [...whole.slice(3)].map((_, index) => `~${whole.slice(index, index + 4)}`)
}

const pairs = (items: string[], distance: number) =>
  items.slice(distance).map((item, index) => `${items[index]}${'_'.repeat(distance)}${item}`)

export const bitsOfDanger = 18
export const bitsOfKinds = 13

/** Weights are kept in steps: a kind of danger needs less precision than danger itself. */
export const stepOfDanger = 0.5
export const stepOfKinds = 0.5

/** The indexes of features in a list of weights, which has 2 to the power of `bits` entries (the hashing trick). */
export const weightIndexes = (features: string[], bits: number) => [
  ...new Set(features.map((feature) => hash(feature, bits))),
]
