import type { ChatAnswers } from './answers/chat-answers.ts'
import { findDanger } from './danger/danger.ts'
import { dangerAnswer } from './danger/danger-answers.ts'
import { ageGroupsIn } from './topics/ages.ts'
import { findKeyword } from './topics/keywords.ts'
import { createTopicIndex } from './topics/topic-index.ts'
import type { Answer, Topic } from './topics/topics.ts'
import { weights } from './weights.ts'
import { isSpanish } from './words/spanish.ts'
import { listWords } from './words/words.ts'

const greeting =
  /^(hi|hello|hey|howdy|hola|buen[oa]s? (dias|tardes|noches)|good (morning|afternoon|evening))( (there|everyone|all|again|friend))*$/
const thanks =
  /^((ok|okay|great|no|perfect|good|cool|awesome) )*(thanks|thank you|thank u|thx|gracias|bye|goodbye|good bye|see you)( [a-z]+){0,4}$/
const childWords =
  /\b(child|children|kid|kids|baby|babies|infant|toddler|boy|girl|nino|nina|ninos|ninas|bebe|daycare|kindergarten|preschool)\b/

const findTopics = createTopicIndex(weights)

/** From here on what was learned counts more than a keyword of the specification. */
const certainlyAhead = 6

/** Answers questions. Danger comes before everything else; no answer is better than a wrong one. */
export function createAnswerer({ faq, otherAnswers }: ChatAnswers) {
  const topicByQuestion = new Map(
    (Object.keys(faq) as Topic[]).map((topic) => [plain(faq[topic].question), topic]),
  )

  return (question: string): Answer => {
    const asked = topicByQuestion.get(plain(question))
    if (asked) return faq[asked]
    const words = listWords(question)
    const said = words.join(' ')
    const spanish = isSpanish(words)
    const { kind, possible } = findDanger(question)
    const child = childWords.test(said) || ageGroupsIn(said).includes('child')
    if (kind) {
      const followUps: Answer['followUps'] = ['person', 'complaints', 'privacy']
      return { ...dangerAnswer(kind, { spanish, child }), followUps }
    }
    if (greeting.test(said)) return otherAnswers.greeting
    if (thanks.test(said)) return otherAnswers.thanks
    const { topics, sure, covered, ahead } = findTopics(question)
    const [topic] = topics
    const keyword = findKeyword(question)
    const fits = keyword.short ? !(sure && ahead >= certainlyAhead) : keyword.topic === topic
    if (keyword.topic && fits) return faq[keyword.topic]
    const followUps = firstThree([...topics, ...otherAnswers.unknown.followUps])
    if (possible && !(sure && covered > 0.5)) {
      return { ...dangerAnswer('unsure', { spanish, child }), followUps }
    }
    if (topic && sure) return faq[topic]
    return topic ? { ...otherAnswers.nearest, followUps } : otherAnswers.unknown
  }
}

/** To find a question that is written as in our list, whatever its punctuation. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? ''

function firstThree(topics: Topic[]): Answer['followUps'] {
  const [first, second, third] = new Set(topics)
  return [first ?? 'services', second ?? 'tenncare', third ?? 'contact']
}
