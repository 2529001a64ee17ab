import type { Answer, ChatAnswers, Topic } from '#content/chat.ts'
import { dangerAnswer } from '#content/danger/answers.ts'
import { dangerIn, isStory } from './danger.ts'

/**
 * The first line with a word of the question wins. Specific words (TennCare, job) therefore come
 * before general ones (service, family, work): "Does TennCare pay for services to my family?" is a
 * question about TennCare.
 */
const keywords: [Topic, ...words: string[]][] = [
  ['privacy', 'privacy', 'hipaa', 'confidential'],
  ['tenncare', 'tenncare', 'medicaid', 'choices', 'ecf'],
  ['jobs', 'job', 'employment', 'career', 'hiring'],
  ['tenncare', 'insurance'],
  ['family', 'residential'],
  ['privacy', 'private'],
  ['contact', 'contact', 'reach', 'phone', 'email'],
  ['services', 'service'],
  ['family', 'family', 'families'],
  ['jobs', 'apply', 'application', 'work'],
]

const greeting = /^(hi|hello|hey|howdy|good (morning|afternoon|evening))\b/
const thanks = /\b(thanks|thank you)\b/

/** The answer to a question. Danger comes before everything else. Text without a keyword is a greeting, a thank-you or unknown. */
export function answerTo(question: string, { faq, otherAnswers }: ChatAnswers): Answer {
  const { kinds, spanish } = dangerIn(question)
  const followUps: Answer['followUps'] = ['contact', 'services', 'privacy']
  if (kinds.length > 0) return { ...dangerAnswer(kinds, spanish), followUps }
  const said = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const [topic] = keywords.find(([, ...words]) => words.some((word) => begins(said, word))) ?? []
  if (topic) return faq[topic].answer
  const text = said.join(' ')
  if (greeting.test(text)) return otherAnswers.greeting
  if (thanks.test(text)) return otherAnswers.thanks
  // What happens to someone may be danger in words that nobody thought of.
  if (isStory(question)) return { ...dangerAnswer(['unsure']), followUps }
  return otherAnswers.unknown
}

/** "job" matches "jobs", but "hi" does not match "hiring". */
const begins = (said: string[], keyword: string) => said.some((word) => word.startsWith(keyword))
