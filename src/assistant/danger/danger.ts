import { weights } from '../weights.ts'
import { findGroup } from '../words/word-groups.ts'
import { listWords, stem } from '../words/words.ts'
import { certain } from './certain.ts'
import { type Danger, dangers } from './danger-answers.ts'
import { listFeatures, weightIndexes } from './danger-features.ts'

/** From this score on a text is taken for danger. A false alarm is better than a miss. */
const dangerous = -1.4
/** From this score on, when no topic fits the text and it is no mere word or two. */
const doubtful = -2.2
/** A sentence without those around it is weaker evidence. */
const singleSentencePenalty = 2
/** From this score on a kind of danger is clear. */
const clear = -1.5

export type FoundDanger = {
  /** "Unsure" is danger of a kind that is not clear. */
  kind?: Danger | 'unsure'
  /** Whether the text may mention danger, if it is about nothing else. */
  possible: boolean
}

/** What danger a text mentions, even to deny it. */
export function findDanger(text: string): FoundDanger {
  const words = listWords(text)
  const certainKind = dangers.find((kind) => certain[kind].test(` ${words.join(' ')} `))
  if (certainKind) return { kind: certainKind, possible: true }
  if (!words.some(speaksOfDanger)) return { possible: false }
  const score = scoreText(text)
  return {
    kind: score < dangerous ? undefined : findKind(text),
    possible: words.length > 2 && score >= doubtful,
  }
}

/** A typing error or a nonsense word says nothing, so it cannot raise an alarm. */
const speaksOfDanger = (word: string) =>
  [stem(word), findGroup(word)].some((feature) => sumWeights([feature], letters.danger) > 0)

function findKind(text: string): Danger | 'unsure' {
  const features = listFeatures(text)
  const scores = dangers.map((kind) => ({ kind, score: sumWeights(features, letters[kind]) }))
  const [first] = scores.sort((one, other) => other.score - one.score)
  return first && first.score >= clear ? first.kind : 'unsure'
}

/** Above zero when a text is more likely about danger than not. */
export function scoreText(text: string) {
  const sentences = text.split(/[.!?;\n]+/).filter((sentence) => /\w/.test(sentence))
  if (sentences.length === 0) return Number.NEGATIVE_INFINITY
  const scores = sentences.map(
    (sentence) => sumWeights(listFeatures(sentence), letters.danger) - singleSentencePenalty,
  )
  return Math.max(sumWeights(listFeatures(text), letters.danger), ...scores)
}

/** A number in the file of weights is a run of that many Ns. */
const unpacked = (packed: string) => packed.replace(/\d+/g, (count) => 'N'.repeat(Number(count)))

const letters = {
  danger: unpacked(weights.danger),
  suicide: unpacked(weights.suicide),
  abuse: unpacked(weights.abuse),
  emergency: unpacked(weights.emergency),
}

/** Each letter is the weight of the features at its index, in steps of 0.4: N is zero, O is 0.4. */
function sumWeights(features: string[], letters: string) {
  const bits = Math.log2(letters.length)
  return weightIndexes(features, bits).reduce(
    (sum, index) => sum + (letters.charCodeAt(index) - 'N'.charCodeAt(0)) * 0.4,
    0,
  )
}
