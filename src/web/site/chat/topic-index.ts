import { asksByTopic } from '#content/chat/asks/all.ts'
import { elsewhere } from '#content/chat/asks/elsewhere.ts'
import { sameWord } from '#content/chat/same-words.ts'
import type { CommonTopic, FaqEntry, Topic } from '#content/chat/topics.ts'
import { keywords, smallWords, vagueWords } from '#content/chat/words.ts'
import { createCorrector } from './spelling.ts'

export type Match = {
  /** The topics that know some of the question, the nearest first. */
  topics: Topic[]
  /** Whether the first one is what was asked. */
  sure: boolean
  /** How much of the question the first one knows, from 0 to 1. */
  covered: number
}

/** Stands for everything that we cannot know. */
const notOurs = 'not-ours'
type Subject = Topic | typeof notOurs

/**
 * Finds the topic of a question by how often its words, and the pairs of its words, stand in the ways to
 * ask about each topic (a naive Bayes classifier).
 */
export function createTopicIndex(faq: Record<Topic, FaqEntry>) {
  const ways = [
    ...(Object.keys(faq) as Topic[]).flatMap((topic) => [
      { topic, text: faq[topic].question, times: 1 },
      ...waysToAsk(topic, asksByTopic[topic]),
    ]),
    ...waysToAsk(notOurs, elsewhere),
  ]
  const subjects = [...new Set(ways.map(({ topic }): Subject => topic))]
  const subjectByText = new Map(ways.map(({ topic, text }) => [sameText(text), topic]))
  const usesByFeature = countUses(ways)
  const findUses = (feature: string) => usesByFeature.get(feature) ?? noUses
  const meantTerm = createCorrector(
    [...usesByFeature.keys()].filter((feature) => /^\w{4,}$/.test(feature)),
  )

  return (question: string): Match => {
    const known = subjectByText.get(sameText(question)) ?? topicOfKeyword(question)
    const ranked = rank(question)
    const [first, second] = known ? [{ topic: known, covered: 1, score: 99 }] : ranked
    const covered = first?.covered ?? 0
    if (first?.topic === notOurs) return { topics: [], sure: true, covered }
    const topics = [first, ...ranked]
      .filter((each) => each !== undefined)
      .filter(({ covered }) => covered >= 0.3)
      .map(({ topic }) => topic)
      .filter((topic) => topic !== notOurs)
    const ahead = (first?.score ?? 0) - (second?.score ?? 0)
    return { topics, sure: covered >= 0.4 && ahead >= 3, covered }
  }

  /** The topics by how likely the question is about them, with how much of the question each knows. */
  function rank(question: string) {
    const terms = listTerms(question).map((term) =>
      usesByFeature.has(term) || term.length < 5 ? term : (meantTerm(term) ?? term),
    )
    const features = [...new Set(listFeatures(terms))].filter((feature) =>
      usesByFeature.has(feature),
    )
    const knownBy = (topic?: Subject) =>
      sum([...new Set(terms)], (term) => {
        const { times } = findUses(term)
        if (topic && !times.has(topic)) return 0
        return (
          weigh(term) *
          (times.size ? Math.log(1 + subjects.length / times.size) : unknownWordWeight)
        )
      })
    const likely = (topic: Subject) =>
      sum(features, (feature) => {
        const { times, all } = findUses(feature)
        const share = ((times.get(topic) ?? 0) * subjects.length + smoothing) / (all + smoothing)
        return weigh(feature) * Math.log(share)
      })
    const whole = knownBy() || 1
    return subjects
      .map((topic) => ({ topic, score: likely(topic), covered: knownBy(topic) / whole }))
      .sort((one, other) => other.score - one.score)
  }
}

type Uses = { times: Map<Subject, number>; all: number }
const noUses: Uses = { times: new Map(), all: 0 }

/** How many ways to ask about each topic have a word, or a pair of words. */
function countUses(ways: { topic: Subject; text: string; times: number }[]) {
  const usesByFeature = new Map<string, Uses>()
  for (const { topic, text, times } of ways) {
    for (const feature of new Set(listFeatures(listTerms(text)))) {
      const uses = usesByFeature.get(feature) ?? { times: new Map(), all: 0 }
      uses.times.set(topic, (uses.times.get(topic) ?? 0) + times)
      usesByFeature.set(feature, { times: uses.times, all: uses.all + times })
    }
  }
  return usesByFeature
}

const sum = (items: string[], value: (item: string) => number) =>
  items.reduce((total, item) => total + value(item), 0)

/** Smoothing: the count assumed for an unseen word. */
const smoothing = 0.1

/** An unseen word weighs as much as one that belongs to a few topics. */
const unknownWordWeight = 3

/** A single word that is listed for a topic counts as much as this many ways to ask about it. */
const usesPerWord = 6

const waysToAsk = <T extends string>(
  topic: T,
  { asks, words }: { asks: string; words: string },
) => [
  ...asks
    .trim()
    .split('\n')
    .map((text) => ({ topic, text, times: 1 })),
  ...(words.match(/\S+/g) ?? []).map((text) => ({ topic, text, times: usesPerWord })),
]

const listWords = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .match(/[a-z0-9]+/g) ?? []

/** To find a question that is written as in our list, whatever its punctuation. */
const sameText = (text: string) => listWords(text).join(' ')

/** "Jobs" and "applying" are also asked about as "job" and "apply"; one number is as good as another. */
const listTerms = (text: string) =>
  listWords(text)
    .map(sameWord)
    .map((word) => (smallWords.has(word) ? word : /^\d{1,3}$/.test(word) ? '#' : stem(word)))

/** Words, and pairs of them, which say more than each of them: "how much", "what time". */
const listFeatures = (terms: string[]) => [
  ...terms,
  ...terms.slice(1).map((term, index) => `${terms[index]} ${term}`),
]

const stem = (word: string) =>
  word.length < 4
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(?<=sh|ch|x|ss)es$|(?<=[^s])s$/, '')
        .replace(/(?<=\w{4})(?:ing|ed)$/, '')

/** How much a word, or a pair of words, says about the topic. */
function weigh(feature: string) {
  const words = feature.split(' ')
  const small = words.every((word) => smallWords.has(word) || word === '#')
  if (words.length > 1) return small ? 0.3 : 0.7
  return small ? 0.2 : vagueWords.has(feature) ? 0.5 : 1
}

const topicByKeyword = new Map(
  (Object.keys(keywords) as CommonTopic[]).flatMap((topic) =>
    keywords[topic].split(' ').map((word): [string, Topic] => [stem(word), topic]),
  ),
)

/** A keyword of the specification alone is a question about its topic. */
function topicOfKeyword(question: string) {
  const [term, ...others] = listTerms(question).filter((term) => !smallWords.has(term))
  return term && others.length === 0 ? topicByKeyword.get(term) : undefined
}
