import { toShares } from '../topics/topic-index.ts'
import {
  listFeatures,
  listPairs,
  listTerms,
  nameOfPair,
  numberOfPair,
  type Subject,
} from '../topics/topic-terms.ts'
import { smallWords, vagueWords } from '../words/small-words.ts'
import { createRandom, shuffle } from './learn-danger.ts'
import type { Question } from './training-texts.ts'

/** A line of one word counts as much as this many questions: it is about its topic wherever it stands. */
const usesPerWord = 6

/** Pairs that stand in fewer questions are left out. */
const fewestUses = 5

/** A pair is kept when it makes its subject this much more likely than either of its words does. */
const gain = 1.3

/** Uses that are assumed for every subject, so that a word seen once or never decides nothing. */
const smoothing = 2

/** Strengths: how often all questions are gone through, how far they move, and how much they are pulled back. */
const strengthRounds = 5
const strengthStep = 0.05
const pull = 0.01

/** Weights: all of them, and then those that are kept because they are not near zero. */
const tuneAll = { rounds: 12, step: 0.2, averaged: 5, firstSlope: 0.1 }
const tuneKept = { rounds: 4, step: 0.1, averaged: 3, firstSlope: 1 }
const leastOfWords = 0.4
const leastOfPairs = 1.1

/** How much of a question is left out each time, so that no word is relied on alone. */
const leftOut = 0.3

type Example = { features: number[]; subjects: number[]; times: number }
type Uses = Map<number, number>
export type Feature = {
  name: string
  pair?: number
  first: number
  subjects: number[]
  uses: number[]
  weights: number[]
}

/** How much each word, or pair of words, of a question speaks for each subject. */
export function learnTopics(questions: Question[]) {
  // The commonest come first, so that the gaps between those of a feature are small.
  const common = Map.groupBy(
    questions.flatMap((question) => question.subjects),
    (subject) => subject,
  )
  const subjects = [...common]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([subject]) => subject)
  const asked = questions.map(({ text, subjects: meant }) => ({
    terms: listTerms(text),
    subjects: meant.map((subject: Subject) => subjects.indexOf(subject)),
    times: text.includes(' ') ? 1 : usesPerWord,
  }))
  const features = keepTelling(asked)
  const indexes = new Map(features.map(({ name }, index) => [name, index]))
  const examples = asked.map(({ terms, ...meant }) => ({
    features: listFeatures(terms).flatMap((name) => indexes.get(name) ?? []),
    ...meant,
  }))
  const starts = new Float64Array(subjects.length)
  weighByStrength(examples, features, starts)
  tune(examples, features, starts, tuneAll)
  for (const feature of features) keepLarge(feature)
  tune(examples, features, starts, tuneKept)
  return { subjects, starts, features }
}

/** The words, and the pairs that say more than their words. */
function keepTelling(asked: { terms: string[]; subjects: number[]; times: number }[]): Feature[] {
  const usesByName = new Map<string, Uses>()
  for (const { terms, subjects, times } of asked) {
    for (const name of new Set([...terms, ...listPairs(terms)])) {
      const uses: Uses = usesByName.get(name) ?? new Map()
      for (const subject of subjects) uses.set(subject, (uses.get(subject) ?? 0) + times)
      usesByName.set(name, uses)
    }
  }
  const sum = (uses: Uses) => [...uses.values()].reduce((all, one) => all + one, 0)
  const share = (name: string, subject: number) => {
    const uses = usesByName.get(name)
    return uses ? (uses.get(subject) ?? 0) / sum(uses) : 0
  }
  const saysMore = (pair: string, uses: Uses) => {
    const [subject] = [...uses].reduce((most, each) => (each[1] > most[1] ? each : most))
    const words = pair.split(' ')
    return share(pair, subject) > gain * Math.max(...words.map((word) => share(word, subject)))
  }
  const features = new Map<string, Feature>()
  for (const [name, uses] of usesByName) {
    const pair = name.includes(' ') ? numberOfPair(name) : undefined
    if (pair !== undefined && !(sum(uses) >= fewestUses && saysMore(name, uses))) continue
    const sorted = [...uses].sort(([one], [other]) => one - other)
    const key = pair === undefined ? name : nameOfPair(pair)
    features.set(key, {
      name: key,
      pair,
      first: firstStrength(name),
      subjects: sorted.map(([subject]) => subject),
      uses: sorted.map(([, times]) => times),
      weights: [],
    })
  }
  return [...features.values()]
}

/** How much a word, or a pair of words, says before anything is learned. */
function firstStrength(name: string) {
  const terms = name.split(' ')
  const small = terms.every((term) => smallWords.has(term) || /^[#^$]$/.test(term))
  if (terms.length > 1) return small ? 0.3 : 0.7
  return small ? 0.2 : vagueWords.has(name) ? 0.5 : 1
}

/** How far the share of each subject is from what was meant. */
function errorsIn(sums: Float64Array, meant: number[]) {
  const errors = toShares(sums)
  const right = meant.reduce((all, subject) => all + (errors[subject] ?? 0), 0)
  for (const subject of meant) {
    const share = errors[subject] ?? 0
    errors[subject] = share - (right > 0 ? share / right : 1 / meant.length)
  }
  return errors
}

function addTo(sums: Float64Array, subjects: number[], weights: number[], times = 1) {
  for (const [index, subject] of subjects.entries()) {
    sums[subject] = (sums[subject] ?? 0) + times * (weights[index] ?? 0)
  }
}

function moveStarts(starts: Float64Array, errors: Float64Array, slopes: Float64Array, by: number) {
  for (const [subject, error] of errors.entries()) {
    slopes[subject] = (slopes[subject] ?? 0) + error * error
    starts[subject] = (starts[subject] ?? 0) - (by * error) / Math.sqrt(slopes[subject] ?? 1)
  }
}

/**
 * The first weights: how much likelier each subject is by a feature's uses, times a strength of the feature. That comes
 * from logistic regression in which a question is weighed without its own uses, as a new one would be.
 */
function weighByStrength(examples: Example[], features: Feature[], starts: Float64Array) {
  const likelihood = (uses: number) => Math.log((uses * starts.length + smoothing) / smoothing)
  const strengths = features.map(({ first }) => first)
  const slopes = features.map(() => 0.01)
  const startSlopes = starts.map(() => 0.01)
  const random = createRandom()
  const order = [...examples]
  for (let round = 0; round < strengthRounds; round++) {
    shuffle(order, random)
    for (const { features: found, subjects: meant, times } of order) {
      const sums = starts.slice()
      const likelihoods = found.map((index) => {
        const { subjects, uses } = features[index] as Feature
        const values = uses.map((all, place) =>
          likelihood(meant.includes(subjects[place] ?? -1) ? all - times : all),
        )
        addTo(sums, subjects, values, strengths[index])
        return { index, subjects, values }
      })
      const errors = errorsIn(sums, meant)
      moveStarts(starts, errors, startSlopes, strengthStep)
      for (const { index, subjects, values } of likelihoods) {
        const strength = strengths[index] ?? 0
        const slope = subjects.reduce(
          (all, subject, place) => all + (errors[subject] ?? 0) * (values[place] ?? 0),
          pull * (strength - (features[index]?.first ?? 0)),
        )
        const squares = (slopes[index] ?? 0) + slope * slope
        slopes[index] = squares
        strengths[index] = Math.max(0, strength - (strengthStep * slope) / Math.sqrt(squares))
      }
    }
  }
  for (const [index, feature] of features.entries()) {
    feature.weights = feature.uses.map((uses) => (strengths[index] ?? 0) * likelihood(uses))
  }
}

/** Logistic regression of each weight, from where it is. The result is the average of the last rounds. */
function tune(
  examples: Example[],
  features: Feature[],
  starts: Float64Array,
  { rounds, step, averaged, firstSlope }: typeof tuneAll,
) {
  const slopes = features.map(({ weights }) => weights.map(() => firstSlope))
  const sums = features.map(({ weights }) => weights.map(() => 0))
  const startSlopes = starts.map(() => 0.1)
  const startSums = starts.map(() => 0)
  const random = createRandom()
  const order = [...examples]
  for (let round = 1; round <= rounds; round++) {
    shuffle(order, random)
    for (const { features: all, subjects: meant } of order) {
      const found = all.filter(() => random() > leftOut)
      const shares = starts.slice()
      for (const index of found) {
        const { subjects, weights } = features[index] as Feature
        addTo(shares, subjects, weights)
      }
      const errors = errorsIn(shares, meant)
      moveStarts(starts, errors, startSlopes, step)
      for (const index of found) {
        const { subjects, weights } = features[index] as Feature
        const squares = slopes[index] as number[]
        for (const [place, subject] of subjects.entries()) {
          const error = errors[subject] ?? 0
          const square = (squares[place] ?? 0) + error * error
          squares[place] = square
          weights[place] = (weights[place] ?? 0) - (step * error) / Math.sqrt(square)
        }
      }
    }
    if (round <= rounds - averaged) continue
    for (const [subject, start] of starts.entries()) {
      startSums[subject] = (startSums[subject] ?? 0) + start / averaged
    }
    for (const [index, { weights }] of features.entries()) {
      sums[index] = weights.map((weight, place) => (sums[index]?.[place] ?? 0) + weight / averaged)
    }
  }
  starts.set(startSums)
  for (const [index, feature] of features.entries()) feature.weights = sums[index] ?? []
}

/** A weight near zero changes little, and takes space. */
function keepLarge(feature: Feature) {
  const least = feature.pair === undefined ? leastOfWords : leastOfPairs
  const isLarge = (_: number, place: number) => Math.abs(feature.weights[place] ?? 0) >= least
  feature.subjects = feature.subjects.filter(isLarge)
  feature.weights = feature.weights.filter(isLarge)
}
