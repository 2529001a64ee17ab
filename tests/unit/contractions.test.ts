import { expect, test } from 'vitest'
import { chatAnswers } from '#assistant/answers/chat-answers.ts'
import { dangerAnswer, dangers } from '#assistant/danger/danger-answers.ts'
import { builtInDetails } from '#content/provider.ts'
import { texts } from '../support/texts.ts'

const writtenOut =
  /\b(I am|It is|There is|([Ww]e|[Yy]ou|[Tt]hey) (are|will)|[Yy]ou would like|([Dd]o|does|did|are|was|will|could|would|should) not|cannot)\b/

/** Staff read the first; the second has a legal notice. */
const others = /\/(hiring|message-templates)\.ts$/

/** Without consent and legal texts, which are written out. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  const isLegal = 'en' in value
  return isLegal ? [] : Object.values(value).flatMap(listTexts)
}

const listWrittenOut = (value: unknown) =>
  listTexts(value).filter((text) =>
    writtenOut.test(text.replace('We are an equal opportunity employer.', '')),
  )

test('public texts have contractions', () => {
  const files = import.meta.glob('../../src/content/*.ts', { eager: true })
  const shown = Object.entries(files).filter(([name]) => !others.test(name))
  expect(shown.flatMap(([, exported]) => listWrittenOut(exported))).toEqual([])
})

test('so do the answers of the assistant', () => {
  const chat = chatAnswers(builtInDetails, texts, { spanish: false })
  const inDanger = dangers.map((kind) => dangerAnswer(kind, { spanish: false, child: false }))
  expect(listWrittenOut([chat.faq, chat.otherAnswers, inDanger])).toEqual([])
})
