import MiniSearch from 'minisearch'
import { asksByTopic } from '#content/chat/asks/all.ts'
import type { CommonTopic, FaqEntry, Topic } from '#content/chat/topics.ts'
import { keywords, smallWords, vagueWords } from '#content/chat/words.ts'

export type Match = {
  /** The topics that know some of the question, the nearest first. */
  topics: Topic[]
  /** Whether the first one is what was asked. */
  sure: boolean
  /** Whether most of the question is about the first one. */
  close: boolean
}

/** Finds the topic of a question among many ways to ask about each topic. */
export function createTopicIndex(faq: Record<Topic, FaqEntry>) {
  const topicNames = Object.keys(faq) as Topic[]
  const ways = topicNames.flatMap((topic) => {
    const { asks, words } = asksByTopic[topic]
    const texts = [faq[topic].question, ...asks.trim().split('\n'), ...words.split(' ')].filter(
      Boolean,
    )
    return texts.map((text) => ({ topic, text }))
  })
  const topicByText = new Map(ways.map(({ topic, text }) => [sameText(text), topic]))
  const index = new MiniSearch({
    fields: ['text'],
    storeFields: ['topic'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      boostTerm: weightOf,
      // Typing mistakes: one in a word of five letters, two in a long one.
      fuzzy: (term) => (smallWords.has(term) || term.length < 5 ? 0 : term.length < 8 ? 1 : 2),
      prefix: (term) => !smallWords.has(term) && term.length > 4,
      weights: { fuzzy: 0.5, prefix: 0.6 },
    },
  })
  index.addAll(ways.map((way, id) => ({ id, ...way })))

  return (question: string): Match => {
    const ranked = rank(question).filter(({ covered }) => covered >= 0.35)
    const known = topicByText.get(sameText(question)) ?? topicOfKeyword(question)
    const topics = ranked.map(({ topic }) => topic)
    if (known) return { topics: [known, ...topics], sure: true, close: true }
    const [first, second] = ranked
    const close = (first?.covered ?? 0) >= 0.5
    const ahead = (first?.score ?? 0) - (second?.score ?? 0)
    return { topics, sure: close && ahead >= 0.15, close }
  }

  /** The topics by how near their ways to ask are, and by how much of the question they know. */
  function rank(question: string) {
    const found = new Map<Topic, { nearness: number; ways: number; terms: Set<string> }>()
    const topicsByTerm = new Map<string, Set<Topic>>()
    for (const { topic, score, queryTerms } of index.search(question)) {
      const { nearness, ways, terms } = found.get(topic) ?? {
        nearness: 0,
        ways: 0,
        terms: new Set<string>(),
      }
      for (const term of queryTerms) {
        terms.add(term)
        topicsByTerm.set(term, (topicsByTerm.get(term) ?? new Set()).add(topic))
      }
      // The best way to ask counts most, two others count a little.
      const share = [1, 0.25, 0.1][ways] ?? 0
      found.set(topic, { nearness: nearness + share * score, ways: ways + 1, terms })
    }
    const weightIn = (term: string) => {
      const topics = topicsByTerm.get(term)?.size
      return weightOf(term) * (topics ? Math.log(1 + topicNames.length / topics) : 2)
    }
    const sum = (terms: Iterable<string>) =>
      [...terms].reduce((total, term) => total + weightIn(term), 0)
    const whole = sum(new Set(termsOf(question)))
    const nearest = Math.max(...[...found.values()].map(({ nearness }) => nearness))
    return [...found]
      .map(([topic, { nearness, terms }]) => {
        const covered = sum(terms) / whole
        return { topic, covered, score: nearness / nearest + covered / 2 }
      })
      .sort((one, other) => other.score - one.score)
  }
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .match(/[a-z0-9]+/g) ?? []

/** To find a question that is written as in our list, whatever its punctuation. */
const sameText = (text: string) => wordsOf(text).join(' ')

/** "Jobs" and "applying" are also asked about as "job" and "apply"; one number is as good as another. */
const termsOf = (text: string) =>
  wordsOf(text).map((word) =>
    smallWords.has(word) ? word : /^\d{1,3}$/.test(word) ? '#' : stem(word),
  )

const stem = (word: string) =>
  word.length < 4
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(?<=sh|ch|x|ss)es$|(?<=[^s])s$/, '')
        .replace(/(?<=\w{4})(?:ing|ed)$/, '')

/** How much a word says about the topic. */
const weightOf = (term: string) =>
  term === '#' || smallWords.has(term) ? 0.15 : vagueWords.has(term) ? 0.4 : 1

const topicByKeyword = new Map(
  (Object.keys(keywords) as CommonTopic[]).flatMap((topic) =>
    keywords[topic].split(' ').map((word): [string, Topic] => [stem(word), topic]),
  ),
)

/** A keyword of the specification alone is a question about its topic. */
function topicOfKeyword(question: string) {
  const [term, ...others] = termsOf(question).filter((term) => !smallWords.has(term))
  return term && others.length === 0 ? topicByKeyword.get(term) : undefined
}
