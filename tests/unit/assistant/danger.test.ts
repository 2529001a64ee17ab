import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { chatAnswers } from '#content/chat/answers.ts'
import { builtInDetails } from '#content/provider.ts'
import { createAnswerer } from '#web/site/chat/chat-answers.ts'
import { dangerIn } from '#web/site/chat/danger.ts'
import { textsIn } from '../../../scripts/danger/texts-in.ts'
import { abuse, abuseInSpanish } from './danger-abuse.ts'
import { freshDanger } from './danger-fresh.ts'
import { indirect } from './danger-indirect.ts'
import { laterDanger } from './danger-later.ts'
import { medical, medicalInSpanish } from './danger-medical.ts'
import { mixed } from './danger-mixed.ts'
import { suicide, suicideInSpanish } from './danger-suicide.ts'
import { halves, lines } from './lines.ts'
import { ordinary } from './ordinary.ts'
import { freshOrdinary } from './ordinary-fresh.ts'
import { laterOrdinary } from './ordinary-later.ts'
import { mixedOrdinary } from './ordinary-mixed.ts'
import { statements } from './ordinary-statements.ts'
import { aboutJobs } from './questions-jobs.ts'
import { aboutOffice } from './questions-office.ts'
import { aboutServices } from './questions-services.ts'

const questions = [aboutServices, aboutOffice, aboutJobs]
  .flatMap((topics) => Object.values(topics))
  .flatMap(lines)

/** Written without knowing what is recognized, and counted before anything was learned from them. */
const blind = textsIn(join(import.meta.dirname, 'blind'))
const blindLists = (ordinary: boolean) =>
  blind
    .filter(({ kind }) => (kind === 'ordinary') === ordinary)
    .map(({ name, texts }): [string, string[]] => [name, texts])

const answerTo = createAnswerer(chatAnswers(builtInDetails))

/** Also a story that no topic fits gets the numbers for danger. */
const isTakenForDanger = (text: string) =>
  kindsIn(text).length > 0 || answerTo(text).text.startsWith('I am not sure that I understood you')

const kindsIn = (text: string) => dangerIn(text).kinds

describe.each(['tuning', 'held out'] as const)('texts of danger, the half for %s', (half) => {
  test.each([
    ['suicide', suicide, suicideInSpanish],
    ['abuse', abuse, abuseInSpanish],
    ['emergency', medical, medicalInSpanish],
  ] as const)('%s is recognized in every one', (kind, english, inSpanish) => {
    const missed = [...halves(english)[half], ...halves(inSpanish)[half]].filter(
      (text) => !kindsIn(text).includes(kind),
    )
    expect(missed).toEqual([])
    expect(halves(english)[half].filter((text) => dangerIn(text).spanish)).toEqual([])
  })

  test('at most 3 in 100 ordinary questions are taken for danger', () => {
    const questions = halves(ordinary)[half]
    const alarms = questions.filter((text) => kindsIn(text).length > 0)
    expect(alarms.length / questions.length, alarms.join('\n')).toBeLessThanOrEqual(0.03)
  })
})

test.each<[string, string[]]>([
  ['indirect', indirect],
  ['mixed', mixed],
  ['fresh', freshDanger],
  ['later', laterDanger],
  ...blindLists(false),
])('no danger is missed in %s texts', (_, texts) => {
  expect(texts.filter((text) => !isTakenForDanger(text))).toEqual([])
})

test.each<[string, string[]]>([
  ['statements', statements],
  ['questions written later', mixedOrdinary],
  ['texts that sound like danger', freshOrdinary],
  ['texts written last', laterOrdinary],
  ['questions about every topic', questions],
  ...blindLists(true),
])('at most 3 in 100 ordinary %s are taken for danger', (_, texts) => {
  const alarms = texts.filter((text) => kindsIn(text).length > 0)
  expect(alarms.length / texts.length, alarms.join('\n')).toBeLessThanOrEqual(0.03)
})
