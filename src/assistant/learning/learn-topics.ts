import { letters, listFeatures, listTerms, type Subject } from '../topics/topic-terms.ts'
import type { Question } from './training-texts.ts'

/** A line of one word counts as much as this many questions: it is about its topic wherever it stands. */
const usesPerWord = 6

/** More uses than this say nothing more. */
const mostUses = 25

/**
 * How often each word, or pair of words, stands in the questions about each subject. A pair that stands in one
 * question only is left out. After each feature come two letters for each subject: its index and its uses.
 */
export function learnTopics(questions: Question[]) {
  const usesByFeature = new Map<string, Map<Subject, number>>()
  for (const { text, subjects } of questions) {
    const times = text.includes(' ') ? 1 : usesPerWord
    for (const feature of new Set(listFeatures(listTerms(text)))) {
      const uses = usesByFeature.get(feature) ?? new Map<Subject, number>()
      for (const subject of subjects) uses.set(subject, (uses.get(subject) ?? 0) + times)
      usesByFeature.set(feature, uses)
    }
  }
  const subjects = [...new Set(questions.flatMap((question) => question.subjects))].sort()
  const uses = [...usesByFeature]
    .filter(([feature, uses]) => !feature.includes(' ') || sum(uses) > 2)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([feature, uses]) => `${feature}=${encodeUses(uses, subjects)}`)
  return { subjects: subjects.join(' '), uses: uses.join(';') }
}

const sum = (uses: Map<Subject, number>) => [...uses.values()].reduce((all, one) => all + one, 0)

const encodeUses = (uses: Map<Subject, number>, subjects: Subject[]) =>
  [...uses]
    .map(
      ([subject, times]) =>
        `${letters[subjects.indexOf(subject)]}${letters[Math.min(times, mostUses)]}`,
    )
    .sort()
    .join('')
