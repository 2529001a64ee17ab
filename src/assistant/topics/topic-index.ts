import { smallWords, vagueWords } from '../words/small-words.ts'
import { createCorrector, listWords } from '../words/words.ts'
import { ageGroupsIn, letters, listFeatures, listTerms, type Subject } from './topic-terms.ts'
import type { Topic } from './topics.ts'

export type Match = {
  /** The topics that know some of the question, the nearest first. */
  topics: Topic[]
  /** Whether the first one is what was asked, or that it is nothing of ours. */
  sure: boolean
  /** How much of the question the first one knows, from 0 to 1. */
  covered: number
  /** How far the first one is ahead of another. */
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

/** Someone who is grown up is not asked about as a child. */
function fitsAge(subject: Subject, question: string) {
  if (subject !== 'children' && subject !== 'katie-beckett') return true
  const ages = ageGroupsIn(listWords(question).join(' '))
  return ages.length === 0 || ages.includes('child')
}

type Uses = { times: Map<Subject, number>; all: number }
const noUses: Uses = { times: new Map(), all: 0 }

/** Smoothing: the count assumed for an unseen word. */
const smoothing = 0.5

/** From here on a subject is what was asked: how far it is ahead, times how much of the question it knows. */
const clear = 2

/** An unseen word weighs as much as one that belongs to a few topics. */
const unknownWordWeight = 3

/**
 * Finds the topic of a question by how often its words, and the pairs of its words, stand in the questions
 * about each topic (a naive Bayes classifier).
 */
export function createTopicIndex(learned: { subjects: string; uses: string }) {
  const subjects = learned.subjects.split(' ') as Subject[]
  const usesByFeature = new Map(learned.uses.split(';').map((line) => decodeUses(line, subjects)))
  const findUses = (feature: string) => usesByFeature.get(feature) ?? noUses
  const meantTerm = createCorrector(
    [...usesByFeature.keys()].filter((feature) => /^\w{4,}$/.test(feature)),
  )

  return (question: string): Match => {
    const ranked = rank(question).filter(({ subject }) => fitsAge(subject, question))
    const [first, ...rest] = ranked
    const covered = first?.covered ?? 0
    // One that answers nearly the same may be close behind.
    const rival = rest.find(({ subject }) => !areAlike(first?.subject, subject))
    const lead = (other?: { score: number }) => (first?.score ?? 0) - (other?.score ?? 0)
    const ahead = lead(rival)
    const aheadOf = (topic: Topic) => lead(ranked.find(({ subject }) => subject === topic))
    if (first?.subject === 'none' && ahead >= 2) return { topics: [], sure: true, covered, aheadOf }
    const topics = ranked
      .filter((each) => each.covered >= 0.3)
      .map(({ subject }) => subject)
      .filter((subject) => subject !== 'none')
    const sure = first?.subject !== 'none' && ahead * covered >= clear
    return { topics, sure, covered, aheadOf }
  }

  /** The subjects by how likely the question is about them, with how much of the question each knows. */
  function rank(question: string) {
    const terms = listTerms(question).map((term) =>
      usesByFeature.has(term) || term.length < 5 ? term : (meantTerm(term) ?? term),
    )
    const features = [...new Set(listFeatures(terms))].filter((feature) =>
      usesByFeature.has(feature),
    )
    const knownBy = (subject?: Subject) =>
      sum([...new Set(terms)], (term) => {
        const { times } = findUses(term)
        if (subject && !times.has(subject)) return 0
        return (
          weigh(term) *
          (times.size ? Math.log(1 + subjects.length / times.size) : unknownWordWeight)
        )
      })
    const likely = (subject: Subject) =>
      sum(features, (feature) => {
        const { times, all } = findUses(feature)
        const share = ((times.get(subject) ?? 0) * subjects.length + smoothing) / (all + smoothing)
        return weigh(feature) * Math.log(share)
      })
    const whole = knownBy() || 1
    return subjects
      .map((subject) => ({ subject, score: likely(subject), covered: knownBy(subject) / whole }))
      .sort((one, other) => other.score - one.score)
  }
}

function decodeUses(line: string, subjects: Subject[]): [string, Uses] {
  const [feature = '', code = ''] = line.split(/=(.*)/)
  const times = new Map<Subject, number>()
  let all = 0
  for (let index = 0; index < code.length; index += 2) {
    const subject = subjects[letters.indexOf(code[index] ?? '')]
    const count = letters.indexOf(code[index + 1] ?? '')
    if (subject) times.set(subject, count)
    all += count
  }
  return [feature, { times, all }]
}

const sum = (items: string[], value: (item: string) => number) =>
  items.reduce((total, item) => total + value(item), 0)

const saysLittle = (term: string) => smallWords.has(term) || /^[#^$]$/.test(term)

/** How much a word, or a pair of words, says about the topic. */
function weigh(feature: string) {
  const terms = feature.split(' ')
  const small = terms.every(saysLittle)
  if (terms.length > 1) return small ? 0.3 : 0.7
  return small ? 0.2 : vagueWords.has(feature) ? 0.5 : 1
}
