import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  type EasyEvent,
  type EasyFacts,
  type EasyFormName,
  type EasyTexts,
  easyFormNames,
  easyPageNames,
  hardWords,
  type Idea,
  ideasOnAScreen,
  splitScreens,
  wordsInASentence,
} from '#content/easy/easy.ts'
import { englishTime } from '#content/easy/english-time.ts'
import { rights as spanishRights } from '#content/easy/es/rights.ts'
import { sentences as spanish } from '#content/easy/es/sentences.ts'
import { easyHours } from '#content/easy/ideas.ts'
import { easyPicturePath, easyPictures } from '#content/easy/pictures.ts'
import type { EasyRights } from '#content/easy/rights.ts'
import { composeEasyTexts } from '#content/easy/texts.ts'
import { samplePlans as spanishPlans } from '#content/es/sample-events.ts'
import { programs } from '#content/programs.ts'
import { builtInDetails, emptyDetails } from '#content/provider.ts'
import { samplePlans } from '#content/sample-events.ts'
import { readingGrade } from '#contract/platform/reading-grade.ts'
import { noticeIds } from '#contract/website/notices.ts'
import { readWords } from '#web/office/website/easy/common-words.ts'
import { measureEasyText } from '#web/office/website/easy/easy-meter.ts'
import { easyTexts } from '../support/texts.ts'

const full: EasyFacts = {
  details: builtInDetails,
  programs: programs.map((program) => ({ ...program, easy: '' })),
  events: [
    {
      id: '1',
      title: 'Garden Day',
      description: 'Bring a hat.',
      startsAt: '2026-12-05T18:00:00.000Z',
      endsAt: '2026-12-05T23:30:00.000Z',
      place: 'Our office',
    },
  ],
  notices: noticeIds.map((id) => ({ id, easyText: '' })),
  sections: { about: '', referral: '', careers: '' },
}
const empty: EasyFacts = {
  details: emptyDetails,
  programs: [],
  events: [],
  notices: [],
  sections: { about: '', referral: '', careers: '' },
}
/** The provider has changed all texts, so none of them is built in. */
const own: EasyFacts = {
  ...full,
  details: {
    ...builtInDetails,
    facts: { ...builtInDetails.facts, eligibility: 'Adults.', cost: 'Ask.', wait: 'None.' },
  },
  programs: programs.map((program) => ({ ...program, description: 'We help.', easy: '' })),
}

const screensOf = (facts: EasyFacts) =>
  easyPageNames.flatMap((name) =>
    splitScreens(easyTexts.pages[name].screens(facts)).map((screen) => ({ name, ...screen })),
  )
const all = [full, empty, own].flatMap(screensOf)
const ideas: Idea[] = all.flatMap((screen) => screen.ideas)

const sentencesOfForm = ({ title, before, questions, sent }: EasyTexts['forms'][EasyFormName]) => [
  title,
  ...[...before(builtInDetails), ...sent, ...questions].map(({ text }) => text),
  ...questions.flatMap(({ hint = '' }) => hint),
]

/** Every sentence that comes with the product. */
const sentences = [
  ...new Set([
    ...ideas.flatMap(({ text, word }) => [text, word ? easyTexts.words[word].meaning : text]),
    ...all.flatMap(({ name, title = '' }) => [easyTexts.pageTitles[name], title]),
    ...Object.values(easyTexts.words).map(({ meaning }) => meaning),
    ...Object.values(easyTexts.labels),
    ...easyFormNames.flatMap((name) => sentencesOfForm(easyTexts.forms[name])),
  ]),
].filter(Boolean)

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word))

/** All texts in a table of sentences. Those with a value in them are said with one. */
const textsIn = (table: unknown): string[] => {
  if (typeof table === 'string') return [table]
  if (typeof table === 'function') return [String(table(5, 30))]
  return Object.values(table as object).flatMap(textsIn)
}

describe('a Spanish sentence', () => {
  test.each([...new Set([spanish, spanishRights.es].flatMap(textsIn))])('%s', (sentence) => {
    expect(wordsOf(sentence).length, 'words').toBeLessThanOrEqual(wordsInASentence)
    expect(sentence, 'one sentence').not.toMatch(/[.!?:;]\s+\S/)
    expect(sentence, 'one idea').not.toMatch(
      /;|\b(porque|aunque|mientras|sin embargo|el cual|la cual)\b/,
    )
    expect(sentence, 'usted').not.toMatch(
      /\b(tú|tu|tus|te|ti|contigo|puedes|tienes|quieres|vosotros)\b/i,
    )
    expect(sentence, 'no abbreviation').not.toMatch(/\b(?:[A-Z]{2,}|etc|Ud|Uds|a\.m|p\.m)\b/)
    expect(sentence, 'numbers as digits').not.toMatch(
      /\b(dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)\b/i,
    )
  })
})

describe('a sentence', () => {
  test.each(sentences)('%s', (sentence) => {
    expect(wordsOf(sentence).length, 'words').toBeLessThanOrEqual(wordsInASentence)
    expect(sentence, 'one sentence').not.toMatch(/[.!?:;]\s+\S/)
    expect(sentence, 'one idea').not.toMatch(/;|\b(because|although|which|while|unless|however)\b/)
    expect(sentence, 'no contraction').not.toMatch(/\w['’](t|s|re|ll|ve|d|m)\b/)
    expect(sentence, 'no abbreviation').not.toMatch(/\b(?:[A-Z]{2,}|e\.g|i\.e|etc|AM|PM|vs)\b/)
    expect(sentence, 'numbers as digits').not.toMatch(
      /\b(two|three|four|five|six|seven|eight|nine|ten)\b/i,
    )
  })
})

test('all texts together are for the fifth year of school or earlier', () => {
  expect(readingGrade(sentences.map((text) => `${text}.`).join(' '))).toBeLessThan(5)
})

test('words are among the commonest 3,000, explained, or of our days', () => {
  const common = readWords(
    readFileSync('src/web/office/website/easy/common-words.txt', 'utf8').toLowerCase(),
  )
  const known = [...hardWords, 'Tennessee', 'email', 'website', 'online', 'booklet', 'punish']
    .join(' ')
    .toLowerCase()
    .split(' ')
  const rare = sentences
    .flatMap((text) => measureEasyText(text, common).rareWords)
    .filter((word) => !known.includes(word.toLowerCase()))
  expect([...new Set(rare)]).toEqual([])
})

test('a page has at least one screen, and a screen one to five ideas', () => {
  for (const facts of [full, empty, own]) {
    const screens = screensOf(facts)
    for (const name of easyPageNames) expect(screens.some((each) => each.name === name)).toBe(true)
    for (const { ideas } of screens) {
      expect(ideas.length).toBeGreaterThan(0)
      expect(ideas.length).toBeLessThanOrEqual(ideasOnAScreen)
    }
  }
})

test('a form shows at most five ideas before its questions and after it was sent', () => {
  for (const { before, sent } of Object.values(easyTexts.forms)) {
    expect(before(builtInDetails).length).toBeLessThanOrEqual(ideasOnAScreen)
    expect(sent.length).toBeLessThanOrEqual(ideasOnAScreen)
  }
})

test('a complaint and what is wrong begin with the numbers that help at once', () => {
  for (const name of ['complaint', 'wrong'] as const) {
    const links = easyTexts.forms[name].before(builtInDetails).map(({ button }) => button?.href)
    expect(links.slice(0, 2)).toEqual(['tel:911', 'tel:+18882778366'])
  }
})

test('a hard word is explained on each page that uses it', () => {
  for (const name of easyPageNames.filter((each) => each !== 'words')) {
    const ofPage = all.filter((screen) => screen.name === name).flatMap(({ ideas }) => ideas)
    const text = ofPage.map((idea) => idea.text).join(' ')
    for (const word of hardWords) {
      // A longer term explains the words in it.
      const longer = hardWords.filter((other) => other !== word && other.includes(word))
      const rest = longer.reduce((left, other) => left.replaceAll(other, ''), text)
      if (!new RegExp(`\\b${word}\\b`).test(rest)) continue
      expect(
        ofPage.some((idea) => idea.word === word),
        `${word} on ${name}`,
      ).toBe(true)
    }
  }
})

test('the list of words has each of them', () => {
  const listed = easyTexts.pages.words.screens(full).flatMap((screen) => screen.ideas)
  expect(listed.map(({ word }) => word)).toEqual(hardWords)
})

test('nothing is said about a provider that has entered nothing', () => {
  const shown = screensOf(empty).flatMap(({ ideas }) => ideas)
  expect(shown.flatMap(({ list = [], plain = '' }) => [...list, plain]).join('')).toBe('')
  const links = shown.flatMap(({ button }) => button?.href ?? [])
  expect(links.filter((href) => href.startsWith('mailto:'))).toEqual([])
  expect(links.filter((href) => href.startsWith('tel:') && href !== 'tel:911')).toEqual([
    'tel:+18882778366',
  ])
})

test('the number of another state is not the one of Tennessee', () => {
  const address = { ...builtInDetails.address, region: 'KY' }
  const details = { ...builtInDetails, address }
  const links = easyTexts.pages['not-safe']
    .screens({ ...full, details })
    .flatMap(({ ideas }) => ideas.flatMap(({ button }) => button?.href ?? []))
  expect(links.filter((href) => href.startsWith('tel:'))).toEqual(['tel:911'])
})

test('a changed text of the provider is shown as it is', () => {
  const shown = screensOf(own).flatMap(({ ideas }) => ideas)
  const plain = shown.flatMap((idea) => idea.plain ?? [])
  expect(plain).toEqual(
    expect.arrayContaining(['Adults.', 'Ask.', 'None.', 'We help.', 'Bring a hat.']),
  )
  expect(screensOf(full).flatMap(({ ideas }) => ideas.flatMap((idea) => idea.plain || []))).toEqual(
    ['Bring a hat.'],
  )
})

test('a text that staff wrote in Easy Read is shown instead, a sentence for each line', () => {
  const [event] = full.events
  const written = { ...event, easyText: 'We plant flowers.\n\nBring a hat.' } as EasyEvent
  const [screen] = easyTexts.pages.events.screens({ ...own, events: [written] })
  const texts = screen?.ideas.map(({ text }) => text)
  expect(texts?.slice(0, 2)).toEqual(['We plant flowers.', 'Bring a hat.'])
  expect(screen?.ideas.some(({ plain }) => plain)).toBe(false)
})

test('a section and a notice are said in the words that staff wrote in Easy Read', () => {
  const facts: EasyFacts = {
    ...full,
    sections: { about: 'We are old.', referral: 'We write to you.', careers: 'We pay well.' },
    notices: [
      { id: 'how-to-complain', easyText: 'Tell Ada.\nShe helps.' },
      { id: 'language-help', easyText: '' },
    ],
  }
  const shown = screensOf(facts)
  const textsOf = (name: string, title: string) =>
    shown.find((each) => each.name === name && each.title === title)?.ideas.map(({ text }) => text)
  expect(textsOf('what-we-do', 'About us')).toEqual(['We are old.'])
  expect(textsOf('ask-for-help', 'What happens next')).toEqual(['We write to you.'])
  expect(textsOf('work-with-us', 'Why work with us')).toEqual(['We pay well.'])
  const read = 'You can read our paper about this.'
  expect(textsOf('complain', 'Our paper about this')).toEqual(['Tell Ada.', 'She helps.', read])
  expect(textsOf('your-rights', 'Help in your language')).toEqual([read])
  const papers = shown.flatMap(({ ideas }) => ideas).filter(({ text }) => text === read)
  expect(papers.map(({ plain }) => plain)).toEqual(['', undefined])
  expect(textsOf('your-rights', 'We are fair to everyone')).toBeUndefined()
})

test.each([
  ['rights, safety and complaints stay English until someone has reviewed them', false],
  ['everything is Spanish once they are reviewed', true],
])('in Spanish, %s', (_, reviewed) => {
  const rights = (reviewed ? spanishRights.es : undefined) ?? spanishRights.en
  const texts = composeEasyTexts(spanish, rights as EasyRights)
  // Names stay as they are.
  const names = programs.map((program): string => program.name)
  for (const name of easyPageNames) {
    const textsOf = ({ pages }: EasyTexts) =>
      pages[name]
        .screens(full)
        .flatMap(({ title = '', ideas }) => [
          title,
          ...ideas.flatMap(({ text, button }) => [text, button?.label ?? '']),
        ])
        .filter((text) => / [a-z]/.test(text) && !names.includes(text))
    const english = textsOf(easyTexts)
    const shown = textsOf(texts)
    if (texts.pages[name].critical && !reviewed) expect(shown).toEqual(english)
    else expect(shown.filter((text) => english.includes(text))).toEqual([])
  }
})

test('in Spanish, the forms leave nothing in English once rights are reviewed', () => {
  const texts = composeEasyTexts(spanish, spanishRights.es as EasyRights)
  for (const name of easyFormNames) {
    const english = sentencesOfForm(easyTexts.forms[name])
    const shown = sentencesOfForm(texts.forms[name]).filter(Boolean)
    expect(shown.filter((text) => english.includes(text))).toEqual([])
  }
})

test('an event has its weekday, and its time in words', () => {
  const [screen] = easyTexts.pages.events.screens(full)
  expect(screen?.ideas.map(({ picture, text }) => [picture, text])).toEqual([
    ['friends', 'This is what we do:'],
    ['calendar', 'It is on Saturday, December 5.'],
    ['clock', 'It begins at 12:00 in the afternoon.'],
    ['clock', 'It ends at 5:30 in the afternoon.'],
    ['map', 'It is here:'],
  ])
  expect(screen?.ideas.at(-1)?.button?.href).toBe('/easy/do/event/1')
})

test('what an event is about has its own picture, and nothing else of it has', () => {
  const picture = { width: 640, height: 480, sources: [] }
  const [event] = full.events
  const shown = { ...event, image: { path: '/bowling.svg' }, picture } as EasyEvent
  const [screen] = easyTexts.pages.events.screens({ ...full, events: [shown] })
  expect(screen?.ideas.map(({ photo }) => photo?.path)).toEqual([
    '/bowling.svg',
    ...Array(4).fill(undefined),
  ])
})

test('the clock and the calendar of an event show its time and day', () => {
  const [screen] = easyTexts.pages.events.screens(full)
  expect(screen?.ideas.flatMap(({ moment }) => moment ?? [])).toEqual([
    { day: 5, hour: 12, minute: 0 },
    { day: 5, hour: 12, minute: 0 },
    { day: 5, hour: 17, minute: 30 },
  ])
})

test('office hours are said without AM and PM', () => {
  expect(easyHours('Monday to Friday, 9 AM to 5:30 p.m.', englishTime)).toEqual([
    'Monday to Friday',
    '9:00 in the morning to 5:30 in the afternoon',
  ])
  expect(easyHours('By appointment', englishTime)).toEqual(['By appointment'])
})

test('the sample events have a text in Easy Read', () => {
  const all = [...samplePlans, ...spanishPlans]
  const lines = all.flatMap(({ easyText }) => easyText.split('\n'))
  for (const line of lines) expect(wordsOf(line).length).toBeLessThanOrEqual(wordsInASentence)
  expect(all.every(({ easyText }) => easyText)).toBe(true)
})

test('a screen with one idea too many becomes two of the same length', () => {
  const idea: Idea = { picture: 'yes', text: 'Yes.' }
  const split = splitScreens([{ ideas: Array(ideasOnAScreen + 1).fill(idea) }])
  expect(split.map(({ ideas }) => ideas.length)).toEqual([3, 3])
})

test('every picture is there', () => {
  expect(easyPictures.filter((name) => !existsSync(`public${easyPicturePath(name)}`))).toEqual([])
})
