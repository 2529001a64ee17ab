import { groupOf, stem } from '#content/danger/word-groups.ts'
import { simplified } from './spelling.ts'

/**
 * What a text is weighed by: its words, their groups, and pairs of them. Pairs are of neighbors, of two
 * with one between them, and of groups anywhere in the text.
 */
export function partsOf(text: string) {
  const words = simplified(text).trim().split(' ')
  const stems = words.map(stem)
  const groups = words.map(groupOf)
  const line = ['^', ...groups, '$']
  const named = [...new Set(groups)].filter((group) => /^[A-Z]/.test(group)).sort()
  return [
    ...stems,
    ...line,
    ...pairsOf(['^', ...stems, '$'], 1),
    ...pairsOf(line, 1),
    ...pairsOf(line, 2),
    ...named.flatMap((one, index) => named.slice(index + 1).map((other) => `${one}&${other}`)),
  ]
}

const pairsOf = (parts: string[], distance: number) =>
  parts.slice(distance).map((part, index) => `${parts[index]}${'_'.repeat(distance)}${part}`)

/** The places of parts in a list of weights, which has 2 to the power of `bits` places (the hashing trick). */
export const placesOf = (parts: string[], bits: number) => [
  ...new Set(parts.map((part) => hash(part) >>> (32 - bits))),
]

/** FNV-1a, with its bits mixed at the end. */
function hash(text: string) {
  let value = 2166136261
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619)
  }
  return Math.imul(value ^ (value >>> 15), 2246822519)
}
