import type { ChatAnswers } from '#content/chat/answers.ts'
import type { Answer, Topic } from '#content/chat/topics.ts'
import { dangerAnswer } from '#content/danger/answers.ts'
import { dangerIn } from './danger.ts'
import { createTopicIndex } from './topic-index.ts'

const greeting =
  /^(hi|hello|hey|howdy|hola|buen[oa]s? (dias|tardes|noches)|good (morning|afternoon|evening))( (there|everyone|all|again|friend))*$/
const thanks =
  /^((ok|okay|great|no|perfect|good|cool|awesome) )*(thanks|thank you|thank u|thx|gracias|bye|goodbye|good bye|see you)( [a-z]+){0,4}$/

/** Answers questions. Danger comes before everything else; no answer is better than a wrong one. */
export function createAnswerer({ faq, otherAnswers }: ChatAnswers) {
  const findTopics = createTopicIndex(faq)

  return (question: string): Answer => {
    const { kinds, possible, spanish } = dangerIn(question)
    if (kinds.length > 0) {
      return { ...dangerAnswer(kinds, spanish), followUps: ['person', 'complaints', 'privacy'] }
    }
    const words = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    const said = words.join(' ').normalize('NFD').replace(/\p{M}/gu, '')
    if (greeting.test(said)) return otherAnswers.greeting
    if (thanks.test(said)) return otherAnswers.thanks
    const { topics, sure, covered } = findTopics(question)
    const [topic] = topics
    const followUps = firstThree([...topics, ...otherAnswers.unknown.followUps])
    if (possible && !(sure && covered > 0.5)) {
      return { ...dangerAnswer(['unsure'], spanish), followUps }
    }
    if (topic && sure) return faq[topic]
    return topic ? { ...otherAnswers.nearest, followUps } : otherAnswers.unknown
  }
}

function firstThree(topics: Topic[]): Answer['followUps'] {
  const [first, second, third] = new Set(topics)
  return [first ?? 'services', second ?? 'tenncare', third ?? 'contact']
}
