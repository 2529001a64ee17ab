import { letters, listFeatures, listTerms, type Subject } from '../topics/topic-terms.ts'
import type { Question } from './training-texts.ts'

/** A line of one word counts as much as this many questions: it is about its topic wherever it stands. */
const usesPerWord = 6

/** More uses than this say nothing more. */
const mostUses = 25

/** Pairs that stand in fewer questions are left out. */
const fewestUses = 5

/** A pair is kept when it makes its subject this much more likely than either of its words does. */
const gain = 1.7

type Uses = Map<Subject, number>

/**
 * How often each word, or pair of words, stands in the questions about each subject. After each feature come two
 * letters for each subject: its index and its uses.
 */
export function learnTopics(questions: Question[]) {
  const usesByFeature = countUses(questions)
  const share = (feature: string, subject: Subject) => {
    const uses = usesByFeature.get(feature)
    return uses ? (uses.get(subject) ?? 0) / sum(uses) : 0
  }
  const saysMore = (pair: string, uses: Uses) => {
    const [subject] = [...uses].reduce((most, each) => (each[1] > most[1] ? each : most))
    const words = pair.split(' ')
    return share(pair, subject) > gain * Math.max(...words.map((word) => share(word, subject)))
  }
  const subjects = [...new Set(questions.flatMap((question) => question.subjects))].sort()
  const uses = [...usesByFeature]
    .filter(
      ([feature, uses]) =>
        !feature.includes(' ') || (sum(uses) >= fewestUses && saysMore(feature, uses)),
    )
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([feature, uses]) => `${feature}=${encodeUses(uses, subjects)}`)
  return { subjects: subjects.join(' '), uses: uses.join(';') }
}

function countUses(questions: Question[]) {
  const usesByFeature = new Map<string, Uses>()
  for (const { text, subjects } of questions) {
    const times = text.includes(' ') ? 1 : usesPerWord
    for (const feature of new Set(listFeatures(listTerms(text)))) {
      const uses: Uses = usesByFeature.get(feature) ?? new Map()
      for (const subject of subjects) uses.set(subject, (uses.get(subject) ?? 0) + times)
      usesByFeature.set(feature, uses)
    }
  }
  return usesByFeature
}

const sum = (uses: Uses) => [...uses.values()].reduce((all, one) => all + one, 0)

const encodeUses = (uses: Uses, subjects: Subject[]) =>
  [...uses]
    .map(
      ([subject, times]) =>
        `${letters[subjects.indexOf(subject)]}${letters[Math.min(times, mostUses)]}`,
    )
    .sort()
    .join('')
