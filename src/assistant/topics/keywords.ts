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

/** A longer question is about more than its keyword. */
const mostWords = 5

/** The topics of the specification's keywords in a question, and whether the question is short. */
export function findKeywords(question: string) {
  const stems = listWords(question).map(stem)
  const topics = (Object.keys(keywords) as CommonTopic[]).filter((topic) =>
    keywords[topic].some((keyword) => stems.includes(stem(keyword))),
  )
  return { topics, short: stems.length <= mostWords }
}
