import { expect, test } from 'vitest'
import { chatAnswers } from '#assistant/answers/chat-answers.ts'
import { inSpanish } from '#assistant/answers/spanish.ts'
import { findSubject } from '#assistant/finder.ts'
import { builtInDetails } from '#content/provider.ts'
import { programPath } from '#content/sections.ts'
import { texts as builtIn, pageContent } from '../../../../tests/support/texts.ts'
import { render } from '../entry-server.tsx'

/** The sentences that speak of danger themselves, and must raise the alarm. */
const aboutDanger = [
  'Adult Protective Services',
  'Adult Protective Services (en inglés)',
  'Adult Protective Services help when someone hurts an adult.',
  'Call 911 if you are in danger now.',
  'Call Adult Protective Services if someone hurts you.',
  'Denunciar un abuso:',
  'Denunciar un abuso: Adult Protective Services (en inglés)',
  'En una emergencia, llame al 911.',
  'In an emergency, call 911.',
  'It is right to tell',
  'It is safe to tell.',
  'No one may hit you or hurt you.',
  'No one may keep food or medicine from you.',
  'No one may punish you for it.',
  'No one may take your money or your things.',
  'Report abuse:',
  'Report abuse: Adult Protective Services',
  'When someone hurts you or you do not feel safe',
]

const details = { ...builtInDetails, notices: true }
const notice = {
  id: 'language-help',
  text: '<p>Ask us.</p>',
  updatedAt: '2026-11-16T03:00:00.000Z',
}

const reply = async (path: string) => {
  if (path === '/api/site-details') return Response.json({ success: true, data: details })
  if (path === '/api/team') return Response.json([])
  const data = path.includes('filters')
    ? { locations: [] }
    : path.includes('notices')
      ? [notice]
      : []
  return Response.json({ success: true, data })
}

const pages = [
  '/',
  '/?view=jobs',
  '/events',
  ...builtIn.programs.programs.map(({ slug }) => programPath(slug)),
  '/privacy',
  '/accessibility',
  '/referral/online',
  '/notices',
]

/** What is read between the tags of a page, and in its labels. */
const textsIn = (html: string) => [
  ...html.replace(/<(style|script)[\s\S]*?<\/\1>/g, '').split(/<[^>]*>/),
  ...[...html.matchAll(/(?:alt|aria-label|placeholder|title)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  ),
]

const sources = import.meta.glob<string>(
  ['../**/*.tsx', '../../../content/{,easy/,es/}*.ts', '!../**/*.test.tsx'],
  { query: '?raw', import: 'default', eager: true },
)

/** Texts in quotes and between tags in the components and in the content of the site, also of dialogs. */
const textsInSources = () =>
  Object.values(sources)
    .flatMap((source) => {
      const code = source.replace(/^import .*$|\/\/.*$|\/\*[\s\S]*?\*\//gm, '')
      return [
        ...[...code.matchAll(/>([^<>{}=]+)</g)].map(([, text = '']) => text),
        ...[...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(
          ([, one, two, three]) => one ?? two ?? three ?? '',
        ),
      ]
    })
    .filter(
      (text) => /[A-Za-z]{2}.* |^[A-Z][a-z]+$/.test(text) && !/[{}=;|]|\w\.\w|\bpx\b/.test(text),
    )

const entities: Record<string, string> = { '&#x27;': "'", '&quot;': '"', '&amp;': '&', '&lt;': '<' }
const clean = (text: string) =>
  text
    .replace(/&#x27;|&quot;|&amp;|&lt;/g, (entity) => entities[entity] ?? '')
    .replace(/\\n|\s+/g, ' ')
    .replace(/^[.,\s]+/, '')
    .trim()

const sentencesOf = (text: string) => [text, ...text.split(/(?<=[.!?:])\s+/)]

test('no text of the site raises an alarm, except the sentences about danger', async () => {
  const rendered = await Promise.all(
    pages.map((path) => render(path, reply, pageContent({ details }))),
  )
  const chat = chatAnswers(builtInDetails, builtIn, { spanish: true })
  const all = [chat, inSpanish(chat)].flatMap(({ faq }) => Object.values(faq))
  const questions = all.map(({ question }) => question)
  const texts = [
    ...rendered.flatMap(({ html }) => textsIn(html)),
    ...textsInSources(),
    ...questions,
  ]
  const sentences = [...new Set(texts.map(clean).flatMap(sentencesOf))].filter((text) =>
    /[a-z]/i.test(text),
  )
  expect(sentences.length).toBeGreaterThan(1000)
  const alarms = sentences.filter((text) => text.length < 500 && 'danger' in findSubject(text))
  expect(alarms.sort()).toEqual(aboutDanger.toSorted())
})
