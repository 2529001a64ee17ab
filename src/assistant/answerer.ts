import { shiftsIn } from '#contract/hiring/shift-words.ts'
import type { ChatAnswers } from './answers/chat-answers.ts'
import { dangerAnswer } from './danger/danger-answers.ts'
import { findSubject } from './finder.ts'
import { type Answer, type ChatLink, seeJobs, type Topic } from './topics/topics.ts'

/** Whether a text is in Spanish, and the answer to it is not one to danger, which is there in both languages. */
export function needsSpanish(text: string) {
  const found = findSubject(text)
  return found.spanish && !('danger' in found)
}

/** Answers what a visitor types, with the answers in one language. */
export function createAnswerer(
  { faq, otherAnswers }: ChatAnswers,
  { spanish }: { spanish: boolean },
) {
  const topics = Object.keys(faq) as Topic[]
  const topicsByQuestion = new Map(topics.map((topic) => [plain(faq[topic].question), topic]))

  return (text: string): Answer => {
    const asked = topicsByQuestion.get(plain(text))
    if (asked) return faq[asked]
    const found = findSubject(text)
    if ('danger' in found) {
      return {
        ...dangerAnswer(found.danger, {
          ...found,
          spanish: spanish || found.spanish,
          // Whoever writes Spanish on a Spanish page does not need both.
          english: !(spanish && found.spanish),
        }),
        followUps: ['person', 'complaints', 'privacy'],
      }
    }
    if ('topic' in found) return withShifts(faq[found.topic], text)
    const answer = otherAnswers[found.other]
    if (found.other !== 'nearest') return answer
    return { ...answer, followUps: firstThree([...found.nearest, ...answer.followUps]) }
  }
}

/** Leads to the jobs of the shift that is asked for. Nothing else that was typed leaves the browser with the link. */
function withShifts(answer: Answer, text: string): Answer {
  const jobs = answer.links.find(({ href }) => href === seeJobs.href)
  const shifts = shiftsIn(text)
  if (!jobs || shifts.length === 0) return answer
  const asked: ChatLink = { ...jobs, href: `/?view=jobs&shift=${shifts.join()}#careers` }
  return { ...answer, links: answer.links.map((link) => (link === jobs ? asked : link)) }
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
