import { chatAnswers } from '#assistant/answers/chat-answers.ts'
import { dangerAnswer, dangers } from '#assistant/danger/danger-answers.ts'
import type { ChatLink } from '#assistant/topics/topics.ts'
import { builtInDetails } from '#content/provider.ts'
import { builtInTexts } from '#content/site-texts.ts'
import { fileWords } from '#web/ui/file-words.ts'
import { toastWords } from '#web/ui/toast-words.ts'
import { words } from '#web/ui/words.ts'
import { ownAnswers } from './chat/spanish-answers.ts'

type AnswerText = { question?: string; text: string; links: ChatLink[] }

const toAnswerText = ({ question, text, links }: AnswerText) => ({
  question,
  text,
  labels: links.map(({ label }) => label),
})
const toAnswerTexts = (answers: Record<string, AnswerText>) =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, toAnswerText(answer)]))

/**
 * What is said in the language of this build and is not in `src/content`: the server lists it to be reviewed. The
 * answers are those with the built-in texts.
 */
export function ownTexts() {
  const english = chatAnswers(builtInDetails, builtInTexts(builtInDetails), { spanish: true })
  const { faq, otherAnswers } = ownAnswers ? ownAnswers.inSpanish(english) : english
  const spanish = ownAnswers !== undefined
  const inDanger = [...dangers, 'unsure' as const].flatMap((kind) =>
    [false, true].map((child) => toAnswerText(dangerAnswer(kind, { spanish, child }))),
  )
  const { locale: _, ...ui } = words
  return {
    ui: { ...ui, fileWords, toastWords },
    assistant: { inDanger, ...toAnswerTexts(otherAnswers), ...toAnswerTexts(faq) },
  }
}
