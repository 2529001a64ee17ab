import { createCorrector, listWords } from '../words/words.ts'
import {
  ageGroupsIn,
  listFeatures,
  listTerms,
  type Subject,
  subjectLetters,
  usesByDigit,
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

const areAlike = (one: Subject | undefined, other: Subject) =>
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

/** How often a word, or a pair of words, stands in the questions about each subject, by the subject's index. */
export type Uses = Map<number, number>

/** Uses that are assumed for every subject, so that a word seen once or never decides nothing. */
const smoothing = 2

/** How much likelier each subject is when its feature stands in a question, as logarithms. */
export function likelihoods(uses: Uses, subjects: number) {
  let all = smoothing
  for (const times of uses.values()) all += times
  const values = new Float64Array(subjects).fill(Math.log(smoothing / all))
  for (const [subject, times] of uses) {
    values[subject] = Math.log((times * subjects + smoothing) / all)
  }
  return values
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

type Learned = Record<
  'subjects' | 'starts' | 'features' | 'strengths' | 'counts' | 'gaps' | 'uses',
  string
>
type Feature = { uses: Uses; strength: number }

/**
 * Finds the topic of a question by how often its words, and the pairs of its words, stand in the questions
 * about each topic (a naive Bayes classifier), each with the strength that was learned for it.
 */
export function createTopicIndex(learned: Learned) {
  const subjects = learned.subjects.split(' ') as Subject[]
  const starts = Float64Array.from(learned.starts.split(' '), Number)
  const features = decodeFeatures(learned)
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
      const { uses, strength } = features.get(term) ?? { strength: 1 }
      return strength * (uses ? Math.log(1 + subjects.length / uses.size) : unknownWordWeight)
    })
    const knownBy = (subject?: number) =>
      sum(weights, (weight, index) =>
        subject === undefined || features.get(terms[index] ?? '')?.uses.has(subject) ? weight : 0,
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
      const found = new Set(listFeatures(termsOf(part)))
      const sums = starts.slice()
      for (const name of found) {
        const feature = features.get(name)
        if (!feature) continue
        const values = likelihoods(feature.uses, subjects.length)
        for (const [index, value] of values.entries())
          sums[index] = (sums[index] ?? 0) + feature.strength * value
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

/** Each feature has as many subjects as its count says: the gap before each of them, and the digit of its uses. */
function decodeFeatures({ features, strengths, counts, gaps, uses }: Learned) {
  let read = 0
  return new Map(
    features.split(';').map((name, index): [string, Feature] => {
      const found: Uses = new Map()
      let subject = -1
      for (let left = subjectLetters.indexOf(counts[index] ?? ''); left > 0; left--) {
        subject += 1 + subjectLetters.indexOf(gaps[read] ?? '')
        found.set(subject, usesByDigit[Number(uses[read++])] ?? 1)
      }
      return [name, { strength: Number.parseInt(strengths[index] ?? '0', 36) / 10, uses: found }]
    }),
  )
}

const sum = <T>(items: T[], value: (item: T, index: number) => number) =>
  items.reduce((total, item, index) => total + value(item, index), 0)
