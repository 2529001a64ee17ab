import { expect, test } from 'vitest'
import { chatAnswers } from '#content/chat/answers.ts'
import type { Answer } from '#content/chat/topics.ts'
import { builtInDetails } from '#content/provider.ts'
import { createAnswerer } from '#web/site/chat/chat-answers.ts'
import { halves, lines } from './lines.ts'
import { askedBlind } from './questions-blind.ts'
import { askedFresh } from './questions-fresh.ts'
import { askedFreshToo } from './questions-fresh-more.ts'
import { aboutJobs } from './questions-jobs.ts'
import { askedLater } from './questions-later.ts'
import { askedLaterToo } from './questions-later-more.ts'
import { unanswerable, unanswerableToo } from './questions-none.ts'
import { aboutOffice } from './questions-office.ts'
import { aboutServices } from './questions-services.ts'

const { faq, otherAnswers } = chatAnswers(builtInDetails)
const answerTo = createAnswerer({ faq, otherAnswers })
const answers = Object.entries({ ...faq, ...otherAnswers })

/** The name of an answer; no name when it is a list of the nearest questions or about danger. */
const findName = (answer: Answer) => answers.find(([, { text }]) => text === answer.text)?.[0]
const isTopic = (name: string | undefined) => name !== undefined && name in faq

const questionsIn = (topics: Record<string, string>) =>
  Object.entries(topics).flatMap(([names, questions]) =>
    lines(questions).map((question) => ({ question, names: names.split(' ') })),
  )
const written = halves([aboutServices, aboutOffice, aboutJobs].flatMap(questionsIn))

test.each([
  ['the half for tuning', written.tuning],
  ['the half that was held out', written['held out']],
  ['those written later', [askedLater, askedLaterToo].flatMap(questionsIn)],
  ['those in other words', [askedFresh, askedFreshToo].flatMap(questionsIn)],
  ['those written last', questionsIn(askedBlind)],
])('%s: at least 85 in 100 are answered right, and at most 3 wrong', (_, questions) => {
  const given = questions.map(({ question, names }) => {
    const name = findName(answerTo(question))
    const right = name !== undefined && names.includes(name)
    return { question, right, wrong: isTopic(name) && !right }
  })
  const countShare = (kind: 'right' | 'wrong') =>
    given.filter((each) => each[kind]).length / given.length
  expect(countShare('right')).toBeGreaterThanOrEqual(0.85)
  expect(countShare('wrong')).toBeLessThanOrEqual(0.03)
})

test.each([
  ['few', unanswerable],
  ['many', unanswerableToo],
])('at most 1 in 9 of %s questions about other things is answered with a topic', (_, questions) => {
  const guessed = questions.filter((question) => isTopic(findName(answerTo(question))))
  expect(guessed.length / questions.length, guessed.join('\n')).toBeLessThanOrEqual(1 / 9)
})
