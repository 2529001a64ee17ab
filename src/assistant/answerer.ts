import type { ChatAnswers } from './answers/chat-answers.ts'
import { linkInSpanish, otherInSpanish } from './answers/spanish.ts'
import { dangerAnswer } from './danger/danger-answers.ts'
import { findSubject } from './finder.ts'
import type { Answer, Topic } from './topics/topics.ts'

/** Answers what a visitor types. A question in Spanish gets an answer in Spanish where there is one. */
export function createAnswerer({ faq, spanish, otherAnswers }: ChatAnswers) {
  const topics = Object.keys(faq) as Topic[]
  const questions = (entries: Partial<Record<Topic, { question: string }>>) =>
    new Map(topics.map((topic) => [plain(entries[topic]?.question ?? ''), topic]))
  const asInEnglish = questions(faq)
  const asInSpanish = questions(spanish)

  const answerInSpanish = (topic: Topic): Answer => {
    const { links, followUps } = faq[topic]
    const text = spanish[topic]?.text
    return text ? { text, lang: 'es', links: links.map(linkInSpanish), followUps } : faq[topic]
  }

  return (text: string): Answer => {
    const question = plain(text)
    const asked = asInEnglish.get(question)
    if (question && asked) return faq[asked]
    const askedInSpanish = asInSpanish.get(question)
    if (question && askedInSpanish) return answerInSpanish(askedInSpanish)
    const found = findSubject(text)
    if ('danger' in found) {
      return {
        ...dangerAnswer(found.danger, found),
        followUps: ['person', 'complaints', 'privacy'],
      }
    }
    if ('topic' in found) return found.spanish ? answerInSpanish(found.topic) : faq[found.topic]
    const other = otherAnswers[found.other]
    const answer: Answer = found.spanish
      ? {
          ...other,
          text: otherInSpanish[found.other],
          lang: 'es',
          links: other.links.map(linkInSpanish),
        }
      : other
    if (found.other !== 'nearest') return answer
    return { ...answer, followUps: firstThree([...found.nearest, ...other.followUps]) }
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
