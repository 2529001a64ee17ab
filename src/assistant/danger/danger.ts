import { weights } from '../weights.ts'
import {
  createGapModel,
  createReader,
  createWeightModel,
  readRising,
  weightOfNumber,
} from '../words/packing.ts'
import { findGroup } from '../words/word-groups.ts'
import { listWords, stem } from '../words/words.ts'
import { type Danger, dangers } from './danger-answers.ts'
import {
  bitsOfDanger,
  bitsOfKinds,
  listFeatures,
  stepOfDanger,
  stepOfKinds,
  weightIndexes,
} from './danger-features.ts'

const phrases: Record<Danger, string[]> = {
  emergency: [
    '(?:isnt|not|cant|stopped|quit) (?:breathing|breathe)',
    '(?:wont|cant|not|doesnt) (?:wake|waking) (?:him |her |them )?up',
    '(?:having|has had) an? (?:heart attack|stroke|seizure)',
    '(?:going|wants|tried|trying|threatened|threatens|threatening) to (?:kill|shoot|stab|strangle) (?:me|us|him|her|them|my \\w+|everyone|everybody)',
    '(?:husband|wife|boyfriend|girlfriend|ex|neighbor|stranger) (?:hit|hits|beats?|slap(?:s|ped)|punche[sd]|kick(?:s|ed)|choke[sd]|rape[sd]|hurts?) (?:me|us|him|her)',
    '(?:he|she|they|someone|somebody) (?:choke[sd]|strangle[sd]) (?:me|us|him|her|my)',
    '(?:was|been|got|getting|someone|somebody|he) raped',
    '(?:this|it) is an emergency|its an emergency|es una emergencia',
    'lips (?:are |have |turned |turning |went |going |look )*(?:blue|purple|gray)',
    '(?:cant|cannot|couldnt) (?:get|make) (?:him|her|them) (?:to )?(?:wake|respond|breathe|come to)',
    '(?:swallowed|ate|drank) (?:\\w+ ){0,3}(?:battery|batteries|magnets?|bleach|antifreeze|poison)',
    'smells? (?:like |of )?gas',
    '(?:keeps?|wont stop) (?:jerking|seizing|convulsing)',
    'seizure (?:that )?(?:wont|doesnt|isnt|hasnt) stop(?:ping|ped)?',
    'no puedo respirar|no respira|convulsionando',
    'me (?:ahorco|apunto|quiso matar|quiere matar|va a matar)',
  ],
  suicide: [
    '(?:kill|killing|hang|hanging|shoot|shooting|drown|drowning|stab|stabbing) (?:my|him|her) ?self',
    '(?:hurt|hurting|cut|cutting|harm|harming|burn|burning) my ?self on purpose',
    '(?:want|wants|wanted|ready|rather) (?:to )?(?:just )?(?:die|be dead)',
    'end(?:ing)? (?:it all|(?:my|his|her) life)',
    '(?:wish|wishes|hope|hopes) (?:i|he|she) (?:was |were |had |would )?(?:never|not|wouldnt|dont|doesnt) (?:been born|born|woke|wakes?)',
    'better off (?:dead|without me)',
    '(?:quiero|me quiero) (?:morir|morirme|matarme)',
    'matarse|suicidarse|(?:quitarme|quitarse|acabar con (?:mi|su)) (?:la )?vida',
  ],
  abuse: [
    '(?:staff|caregiver|aide|worker|driver|nurse|helper|dad|mom|uncle|stepdad) (?:hit|hits|beats?|slap(?:s|ped)|punche[sd]|kick(?:s|ed)|choke[sd]|rape[sd]|molest(?:s|ed)|touche[sd]|hurts?) (?:me|us|him|her)',
    '(?:he|she|they|someone|somebody) (?:molested|punched|slapped|beats?) (?:me|us|him|her|my)',
    '(?:was|were|been|being|got|getting) (?:molested|beaten|sexually (?:abused|assaulted))',
    '(?:nobody|never|dont|doesnt|wont) (?:gives?|feeds?) (?:me|him|her|them|my \\w+) (?:any |his |her |their )?(?:food|meals?|lunch|dinner|breakfast|water|medicine|meds|pills)',
    'nobody may take (?:my|your|his|her|their) money',
    'hand ?prints? on (?:my|his|her|their)',
    '(?:came|comes|coming|sent) (?:home|back) (?:\\w+ ){0,4}with (?:\\w+ ){0,2}(?:bruises?|welts?|burns|marks|black eye)',
    '(?:havent|hasnt) (?:had a|been) (?:bath|bathed|shower|showered|changed|fed)',
    '(?:leaves?|left) (?:me|him|her|them|my \\w+) (?:\\w+ ){0,2}(?:alone|by (?:my|him|her)self) for (?:\\w+ )?days',
    '(?:me|nos) (?:pega|pegan|golpea|golpean|violo|violaron)',
    '(?:llega|llego|regresa|regreso|viene|vino|volvio) con (?:\\w+ ){0,2}(?:moreton|moretones|golpes|marcas)',
  ],
}

const makePattern = (kind: Danger) => new RegExp(` (?:${phrases[kind].join('|')}) `)

/** What is danger in any text, whatever stands around it. */
const certain: Record<Danger, RegExp> = {
  suicide: makePattern('suicide'),
  abuse: makePattern('abuse'),
  emergency: makePattern('emergency'),
}

/** From this score on a text is taken for danger. A false alarm is better than a miss. */
const dangerous = -0.75
/** From this score on, when no topic fits the text and it is no mere word or two. */
const doubtful = -1.5
/** In so few words one has to speak of danger, unless the score is above zero. */
const fewWords = 5
/** A sentence without those around it is weaker evidence. */
const singleSentencePenalty = 2
/** From this score on a kind of danger is clear. */
const clear = -2.5

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
  // "Please" begins cries for help, and alone it is none.
  if (words.join() === 'please') return { possible: false }
  const score = scoreText(text)
  const speaks = words.some(speaksOfDanger)
  if (score <= 0 && words.length <= fewWords && !speaks) return { possible: false }
  return {
    kind: score < dangerous ? undefined : findKind(text),
    possible: words.length > 2 && score >= doubtful && speaks,
  }
}

/** A typing error or a nonsense word says nothing, so it cannot raise an alarm. */
const speaksOfDanger = (word: string) =>
  [stem(word), findGroup(word)].some((feature) => weighDanger([feature]) > 0)

function findKind(text: string): Danger | 'unsure' {
  const features = listFeatures(text)
  const scores = dangers.map((kind) => ({
    kind,
    score: sumWeights(features, ofKind[kind], bitsOfKinds),
  }))
  const [first] = scores.sort((one, other) => other.score - one.score)
  return first && first.score >= clear ? first.kind : 'unsure'
}

/** Above zero when a text is more likely about danger than not. */
export function scoreText(text: string) {
  const sentences = text.split(/[.!?;\n]+/).filter((sentence) => /\w/.test(sentence))
  if (sentences.length === 0) return Number.NEGATIVE_INFINITY
  const scores = sentences.map(
    (sentence) => weighDanger(listFeatures(sentence)) - singleSentencePenalty,
  )
  return Math.max(weighDanger(listFeatures(text)), ...scores)
}

/** The weights of the features at each index: behind each index its weight. */
function decodeWeights(packed: string, bits: number, step: number) {
  const weights = new Float32Array(2 ** bits)
  const read = createReader(packed)
  const ofWeight = createWeightModel()
  for (const index of readRising(read, createGapModel(), weights.length)) {
    weights[index] = weightOfNumber(read(ofWeight), step)
  }
  return weights
}

const ofDanger = decodeWeights(weights.danger, bitsOfDanger, stepOfDanger)
const ofKind: Record<Danger, Float32Array> = {
  suicide: decodeWeights(weights.suicide, bitsOfKinds, stepOfKinds),
  abuse: decodeWeights(weights.abuse, bitsOfKinds, stepOfKinds),
  emergency: decodeWeights(weights.emergency, bitsOfKinds, stepOfKinds),
}

const weighDanger = (features: string[]) => sumWeights(features, ofDanger, bitsOfDanger)

const sumWeights = (features: string[], weights: Float32Array, bits: number) =>
  weightIndexes(features, bits).reduce((sum, index) => sum + (weights[index] ?? 0), 0)
