import {
  createGapModel,
  createModel,
  createReader,
  createWeightModel,
  createWordModels,
  type Model,
  readRising,
  readWords,
  weightOfNumber,
} from '../words/packing.ts'
import { createCorrector, listWords } from '../words/words.ts'
import {
  ageGroupsIn,
  bitsOfPairs,
  listFeatures,
  listTerms,
  nameOfPair,
  type Subject,
} from './topic-terms.ts'
import type { Topic } from './topics.ts'

export type Match = {
  /** The topics that know some of the question, the nearest first. */
  topics: Topic[]
  /** Whether the first one is what was asked, or that it is nothing of ours. */
  sure: boolean
  /** How much of the question the first one knows, from 0 to 1. */
  covered: number
  /** How far the first one is ahead of another: the logarithm of how many times likelier it is. */
  aheadOf: (topic: Topic) => number
}

/** Topics whose answers also help with the others of the same line. */
const alike = [
  'tenncare ecf choices',
  'tenncare cost',
  'jobs openings',
  'openings shifts',
  'jobs application-status apply-help',
  'contact person',
  'contact address hours',
  'privacy my-data',
  'start refer-online referral-form',
  'how-long waiting-list call-back',
  'services eligibility autism',
  'supported-living housemates home-rules',
  'team about',
  'daily-help medicine',
  'training requirements',
  'family-support respite',
  'family host-home',
  'accessibility reading-help',
  'complaints notices',
].map((line) => line.split(' '))

export const areAlike = (one: Subject | undefined, other: Subject) =>
  one !== undefined && alike.some((topics) => topics.includes(one) && topics.includes(other))

/** A family that names only an age is not told about autism. */
const condition = /\b(a[uw]t|asp[ei]r|down|s[iy]nd|cerebral|pals|cp\b|spectrum|paral)/

/** Someone who is grown up is not asked about as a child. */
function fits(subject: Subject, said: string) {
  if (subject === 'autism') return condition.test(said)
  if (subject !== 'children' && subject !== 'katie-beckett') return true
  const ages = ageGroupsIn(said)
  return ages.length === 0 || ages.includes('child')
}

/** How likely each subject is, from 0 to 1, by the sum of its logarithms. */
export function toShares(sums: Float64Array) {
  const most = Math.max(...sums)
  const shares = sums.map((sum) => Math.exp(sum - most))
  const all = shares.reduce((total, share) => total + share, 0)
  return shares.map((share) => share / all)
}

/** From here on a subject is what was asked: how likely it is, together with those that are answered alike. */
const likely = 0.6

/** A subject that knows less of the question than this is not what was asked. */
const leastCovered = 0.35

/** An unseen word weighs as much as one that belongs to a few topics. */
const unknownWordWeight = 3

type Learned = Record<'subjects' | 'starts' | 'topics', string>

/** How much a word, or a pair of words, speaks for each subject, by the subject's index. */
type Weights = Map<number, number>

/** Weights are kept in steps, finer where they are small. */
export const stepOfDigit = (digit: number) => 0.1 * 2 ** digit

/** Finds the topic of a question by the weights of its words and of the pairs of its words. */
export function createTopicIndex(learned: Learned) {
  const subjects = learned.subjects.split(' ') as Subject[]
  const starts = Float64Array.from(learned.starts.split(' '), Number)
  const features = decodeFeatures(learned, subjects.length)
  const meantTerm = createCorrector([...features.keys()].filter((name) => /^\w{4,}$/.test(name)))

  return (question: string): Match => {
    const said = listWords(question).join(' ')
    const ranked = rank(question).filter(({ subject }) => fits(subject, said))
    const [first] = ranked
    const alikeFirst = ranked.filter(
      ({ subject }) => subject === first?.subject || areAlike(first?.subject, subject),
    )
    const share = alikeFirst.reduce((all, one) => all + one.share, 0)
    const covered = first?.covered ?? 0
    const aheadOf = (topic: Topic) => {
      const other = ranked.find(({ subject }) => subject === topic)
      return Math.log((first?.share ?? 0) / (other?.share || Number.MIN_VALUE))
    }
    const sure = share >= likely && covered >= leastCovered
    if (first?.subject === 'none' && sure) return { topics: [], sure, covered, aheadOf }
    const topics = ranked
      .filter((each) => each.covered >= 0.3)
      .map(({ subject }) => subject)
      .filter((subject) => subject !== 'none')
    return { topics, sure: sure && first?.subject !== 'none', covered, aheadOf }
  }

  /** The subjects by how likely the question is about them, with how much of the question each knows. */
  function rank(question: string) {
    const shares = sharesOf(question)
    const terms = [...new Set(termsOf(question))]
    const weights = terms.map((term) => {
      const known = features.get(term)
      return known ? Math.max(0, ...known.values()) : unknownWordWeight
    })
    const knownBy = (subject?: number) =>
      sum(weights, (weight, index) =>
        subject === undefined || (features.get(terms[index] ?? '')?.get(subject) ?? 0) > 0
          ? weight
          : 0,
      )
    const whole = knownBy() || 1
    return subjects
      .map((subject, index) => ({
        subject,
        share: shares[index] ?? 0,
        covered: knownBy(index) / whole,
      }))
      .sort((one, other) => other.share - one.share)
  }

  /** How likely each subject is: on average in the whole text and in each of its sentences, as some tell a story first. */
  function sharesOf(question: string) {
    const sentences = question.split(/[.!?;\n]+/).filter((part) => listWords(part).length > 2)
    const parts = sentences.length > 1 ? [question, ...sentences] : [question]
    const shares = parts.map((part) => {
      const sums = starts.slice()
      for (const name of listFeatures(termsOf(part))) {
        for (const [index, weight] of features.get(name) ?? []) {
          sums[index] = (sums[index] ?? 0) + weight
        }
      }
      return toShares(sums)
    })
    return subjects.map((_, index) => sum(shares, (share) => share[index] ?? 0) / shares.length)
  }

  function termsOf(text: string) {
    return listTerms(text).map((term) =>
      features.has(term) || term.length < 5 ? term : (meantTerm(term) ?? term),
    )
  }
}

/** What is common depends on whether a feature is a word or a pair, on the subject, and on how many of them it has. */
export const createTopicModels = (subjects: number) => {
  const byCount = (bits: number) => Array.from({ length: mostCounted + 1 }, () => createModel(bits))
  const create = () => ({
    count: createModel(7),
    step: byCount(3),
    weight: Array.from({ length: mostCounted + 1 }, createWeightModel),
    isNext: Array.from({ length: subjects }, () => byCount(1)),
  })
  return { word: createWordModels(), pair: createGapModel(), ofWord: create(), ofPair: create() }
}

/** More subjects than a dozen count as a dozen and one for each eight more. */
const mostCounted = 22
export const counted = (count: number) =>
  count <= 12 ? count : Math.min(mostCounted, 12 + Math.ceil((count - 12) / 8))

/** All words and pairs: how many subjects each has, its step, and which subjects, each with its weight. */
function decodeFeatures({ topics }: Learned, subjects: number) {
  const read = createReader(topics)
  const { word, pair, ofWord, ofPair } = createTopicModels(subjects)
  const readWeights = ({ count, step: ofStep, weight, isNext }: typeof ofWord): Weights => {
    const weights: Weights = new Map()
    let left = read(count)
    if (left === 0) return weights
    const all = counted(left)
    const step = stepOfDigit(read(ofStep[all] as Model))
    for (let subject = 0; left > 0; subject++) {
      if (read(isNext[subject]?.[counted(left)] as Model) === 0) continue
      weights.set(subject, weightOfNumber(read(weight[all] as Model), step))
      left--
    }
    return weights
  }
  const features = new Map<string, Weights>()
  for (const name of readWords(read, word)) features.set(name, readWeights(ofWord))
  for (const number of readRising(read, pair, 2 ** bitsOfPairs)) {
    features.set(nameOfPair(number), readWeights(ofPair))
  }
  return features
}

const sum = <T>(items: T[], value: (item: T, index: number) => number) =>
  items.reduce((total, item, index) => total + value(item, index), 0)
