import type { Answer, ChatAnswers, Topic } from '#content/chat.ts'

/**
 * The first line with a word of the question wins. Specific words (TennCare, job) therefore come
 * before general ones (service, family, work): "Does TennCare pay for services to my family?" is a
 * question about TennCare.
 */
const keywords: [Topic | 'danger', ...words: string[]][] = [
  ['danger', 'emergenc', 'danger', 'abus', 'neglect', 'unsafe', 'suicid', 'hurt', '911'],
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

/** The answer to a question. Text without a keyword is a greeting, a thank-you or unknown. */
export function answerTo(question: string, { faq, otherAnswers }: ChatAnswers): Answer {
  const said = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const [topic] = keywords.find(([, ...words]) => words.some((word) => begins(said, word))) ?? []
  if (topic) return topic === 'danger' ? otherAnswers.danger : faq[topic].answer
  const text = said.join(' ')
  if (greeting.test(text)) return otherAnswers.greeting
  if (thanks.test(text)) return otherAnswers.thanks
  return otherAnswers.unknown
}

/** "job" matches "jobs", but "hi" does not match "hiring". */
const begins = (said: string[], keyword: string) => said.some((word) => word.startsWith(keyword))
