import { smallWords } from '../words/small-words.ts'
import { listWords, stem } from '../words/words.ts'
import type { CommonTopic } from './topics.ts'

/**
 * The specification's keywords of each topic. In a question with several of them the first topic here counts:
 * "service" stands in questions about everything.
 */
export const keywords: Record<CommonTopic, readonly string[]> = {
  privacy: ['privacy', 'hipaa'],
  tenncare: ['tenncare', 'medicaid', 'insurance'],
  family: ['family', 'residential'],
  jobs: ['job', 'apply', 'work', 'employment'],
  contact: ['contact', 'reach'],
  services: ['service'],
}

/** A question with more words than this that mean something is about more than its keyword. */
const mostWords = 3

/** The topic of the specification's keyword in a question, and whether the question is short. */
export function findKeyword(question: string) {
  const stems = listWords(question)
    .filter((word) => !smallWords.has(word))
    .map(stem)
  const topics = Object.keys(keywords) as CommonTopic[]
  const topic = topics.find((each) =>
    keywords[each].some((keyword) => stems.includes(stem(keyword))),
  )
  return { topic, short: stems.length <= mostWords }
}
