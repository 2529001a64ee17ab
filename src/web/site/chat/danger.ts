import type { Danger } from '#content/danger/answers.ts'
import { certain } from '#content/danger/certain.ts'
import { spanishWords } from '#content/danger/spanish-words.ts'
import { weights } from '#content/danger/weights.ts'
import { listFeatures, weightIndexes } from './danger-features.ts'
import { simplified } from './spelling.ts'

/** From this score on a text is taken for danger. A false alarm is better than a miss. */
const dangerous = -0.8
/** From this score on, when no topic fits the text. */
const doubtful = -1.6
/** From this score on we answer to the kind of danger; below it with the numbers for all of them. */
const clear = 1
/** A sentence without those around it is weaker evidence. */
const singleSentencePenalty = 2
/** From this score on a kind of danger is answered. Several may be. */
const ofKind = -1

const kindsOfDanger: Danger[] = ['suicide', 'abuse', 'emergency']

/**
 * What danger a text mentions, even to deny it, or whether it may mention danger. "Unsure" is danger
 * of a kind that is not clear.
 */
export function dangerIn(text: string): {
  kinds: (Danger | 'unsure')[]
  possible: boolean
  spanish: boolean
} {
  const words = simplified(text)
  const certainKinds = kindsOfDanger.filter((kind) => certain[kind].test(words))
  const score = certainKinds.length > 0 ? Number.POSITIVE_INFINITY : scoreText(text)
  return {
    kinds: score < dangerous ? [] : score < clear ? ['unsure'] : kindsIn(text, certainKinds),
    possible: score >= doubtful,
    spanish: words.split(' ').some((word) => spanishWords.has(word)),
  }
}

function kindsIn(text: string, certainKinds: Danger[]): (Danger | 'unsure')[] {
  const features = listFeatures(text)
  const kinds = kindsOfDanger.filter(
    (kind) => certainKinds.includes(kind) || sumWeights(features, letters[kind]) >= ofKind,
  )
  return kinds.length > 0 && kinds.length < kindsOfDanger.length ? kinds : ['unsure']
}

function scoreText(text: string) {
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

/** Each letter is the weight of the features at its index, in fifths: N is zero, O is one fifth. */
function sumWeights(features: string[], letters: string) {
  const bits = Math.log2(letters.length)
  return weightIndexes(features, bits).reduce(
    (sum, index) => sum + (letters.charCodeAt(index) - 'N'.charCodeAt(0)) / 5,
    0,
  )
}
