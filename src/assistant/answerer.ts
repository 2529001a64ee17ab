import type { ChatAnswers } from './answers/chat-answers.ts'
import { dangerAnswer } from './danger/danger-answers.ts'
import { findSubject } from './finder.ts'
import type { Answer, Topic } from './topics/topics.ts'

/** Answers what a visitor types. */
export function createAnswerer({ faq, otherAnswers }: ChatAnswers) {
  const topicByQuestion = new Map(
    (Object.keys(faq) as Topic[]).map((topic) => [plain(faq[topic].question), topic]),
  )

  return (text: string): Answer => {
    const asked = topicByQuestion.get(plain(text))
    if (asked) return faq[asked]
    const found = findSubject(text)
    if ('danger' in found) {
      return {
        ...dangerAnswer(found.danger, found),
        followUps: ['person', 'complaints', 'privacy'],
      }
    }
    if ('topic' in found) return faq[found.topic]
    if (found.other !== 'nearest') return otherAnswers[found.other]
    const { nearest } = otherAnswers
    return { ...nearest, followUps: firstThree([...found.nearest, ...nearest.followUps]) }
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
