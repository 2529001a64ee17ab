import { likelihoods, toShares, type Uses } from '../topics/topic-index.ts'
import {
  listFeatures,
  listTerms,
  type Subject,
  subjectLetters,
  usesByDigit,
} from '../topics/topic-terms.ts'
import { smallWords, vagueWords } from '../words/small-words.ts'
import { createRandom, shuffle } from './learn-danger.ts'
import type { Question } from './training-texts.ts'

/** A line of one word counts as much as this many questions: it is about its topic wherever it stands. */
const usesPerWord = 6

/** Pairs that stand in fewer questions are left out. */
const fewestUses = 12

/** A pair is kept when it makes its subject this much more likely than either of its words does. */
const gain = 1.7

/** How often all questions are gone through, how far strengths move, and how much they are pulled back. */
const rounds = 5
const step = 0.05
const pull = 0.01

type Example = { names: string[]; subjects: number[]; times: number }

/** How often each word, or pair of words, stands in the questions about each subject, and how strongly it counts. */
export function learnTopics(questions: Question[]) {
  // The commonest come first, so that the gaps between those of a feature are small.
  const common = Map.groupBy(
    questions.flatMap((question) => question.subjects),
    (subject) => subject,
  )
  const subjects = [...common]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([subject]) => subject)
  const examples = questions.map(({ text, subjects: meant }) => ({
    names: [...new Set(listFeatures(listTerms(text)))],
    subjects: meant.map((subject: Subject) => subjects.indexOf(subject)),
    times: text.includes(' ') ? 1 : usesPerWord,
  }))
  const uses = keepTelling(countUses(examples))
  const { starts, strengths } = learnStrengths(examples, uses, subjects.length)
  // A word that says nothing is still a known word.
  const known = [...uses].filter(
    ([name]) => !name.includes(' ') || (strengths.get(name) ?? 0) >= 0.05,
  )
  // Features with as many subjects stand together, which takes less space.
  const sorted = known.sort(
    ([name, one], [otherName, other]) => other.size - one.size || (name < otherName ? -1 : 1),
  )
  const codes = sorted.map(([, each]) => encodeUses(each))
  return {
    subjects: subjects.join(' '),
    starts: Array.from(starts, (start) => start.toFixed(1)).join(' '),
    features: sorted.map(([name]) => name).join(';'),
    strengths: sorted.map(([name]) => encodeStrength(strengths.get(name) ?? 0)).join(''),
    counts: sorted.map(([, each]) => subjectLetters[each.size]).join(''),
    gaps: codes.map(({ gaps }) => gaps).join(''),
    uses: codes.map(({ digits }) => digits).join(''),
  }
}

function countUses(examples: Example[]) {
  const usesByName = new Map<string, Uses>()
  for (const { names, subjects, times } of examples) {
    for (const name of names) {
      const uses: Uses = usesByName.get(name) ?? new Map()
      for (const subject of subjects) uses.set(subject, (uses.get(subject) ?? 0) + times)
      usesByName.set(name, uses)
    }
  }
  return usesByName
}

const sum = (uses: Uses) => [...uses.values()].reduce((all, one) => all + one, 0)

/** The words, and the pairs that say more than their words. */
function keepTelling(usesByName: Map<string, Uses>) {
  const share = (name: string, subject: number) => {
    const uses = usesByName.get(name)
    return uses ? (uses.get(subject) ?? 0) / sum(uses) : 0
  }
  const saysMore = (pair: string, uses: Uses) => {
    const [subject] = [...uses].reduce((most, each) => (each[1] > most[1] ? each : most))
    const words = pair.split(' ')
    return share(pair, subject) > gain * Math.max(...words.map((word) => share(word, subject)))
  }
  const isKept = (name: string, uses: Uses) =>
    !name.includes(' ') || (sum(uses) >= fewestUses && saysMore(name, uses))
  return new Map([...usesByName].filter(([name, uses]) => isKept(name, uses)))
}

/** How much a word, or a pair of words, says before anything is learned. */
function firstStrength(name: string) {
  const terms = name.split(' ')
  const small = terms.every((term) => smallWords.has(term) || /^[#^$]$/.test(term))
  if (terms.length > 1) return small ? 0.3 : 0.7
  return small ? 0.2 : vagueWords.has(name) ? 0.5 : 1
}

/**
 * Logistic regression: the strength of each feature, and the sum from which each subject starts. A question is weighed
 * without its own uses, as a new one would be.
 */
function learnStrengths(examples: Example[], uses: Map<string, Uses>, subjects: number) {
  const strengths = new Map([...uses.keys()].map((name) => [name, firstStrength(name)]))
  const slopes = new Map<string, number>()
  const starts = new Float64Array(subjects)
  const startSlopes = new Float64Array(subjects).fill(0.01)
  const random = createRandom()
  const order = [...examples]
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const example of order) {
      const names = example.names.filter((name) => uses.has(name))
      const values = names.map((name) => {
        const all = uses.get(name) ?? new Map()
        changeUses(all, example, -1)
        const found = likelihoods(all, subjects)
        changeUses(all, example, 1)
        return found
      })
      const sums = starts.slice()
      for (const [index, name] of names.entries()) {
        const strength = strengths.get(name) ?? 0
        for (let subject = 0; subject < subjects; subject++) {
          sums[subject] = (sums[subject] ?? 0) + strength * (values[index]?.[subject] ?? 0)
        }
      }
      const errors = toShares(sums)
      const right = example.subjects.reduce((all, subject) => all + (errors[subject] ?? 0), 0)
      for (const subject of example.subjects) {
        const share = errors[subject] ?? 0
        errors[subject] = share - (right > 0 ? share / right : 1 / example.subjects.length)
      }
      for (const [subject, error] of errors.entries()) {
        const squares = (startSlopes[subject] ?? 0) + error * error
        startSlopes[subject] = squares
        starts[subject] = (starts[subject] ?? 0) - (step * error) / Math.sqrt(squares)
      }
      for (const [index, name] of names.entries()) {
        const strength = strengths.get(name) ?? 0
        const slope = errors.reduce(
          (all, error, subject) => all + error * (values[index]?.[subject] ?? 0),
          pull * (strength - firstStrength(name)),
        )
        const squares = (slopes.get(name) ?? 0.01) + slope * slope
        slopes.set(name, squares)
        strengths.set(name, Math.max(0, strength - (step * slope) / Math.sqrt(squares)))
      }
    }
  }
  return { starts, strengths }
}

function changeUses(uses: Uses, { subjects, times }: Example, sign: 1 | -1) {
  for (const subject of subjects) uses.set(subject, (uses.get(subject) ?? 0) + sign * times)
}

/** One letter, in steps of 0.1. */
const encodeStrength = (strength: number) => Math.min(35, Math.round(strength * 10)).toString(36)

/** For each subject the letter of how many were left out before it, and the digit of its uses. */
function encodeUses(uses: Uses) {
  const sorted = [...uses].sort(([one], [other]) => one - other)
  const before = (index: number) => sorted[index - 1]?.[0] ?? -1
  return {
    gaps: sorted.map(([subject], index) => subjectLetters[subject - before(index) - 1]).join(''),
    digits: sorted.map(([, times]) => nearestDigit(times)).join(''),
  }
}

function nearestDigit(times: number) {
  const distances = usesByDigit.map((each) => Math.abs(Math.log(each / times)))
  return distances.indexOf(Math.min(...distances))
}
