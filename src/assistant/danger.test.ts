import { describe, expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { texts } from '../../tests/support/texts.ts'
import { createAnswerer, needsSpanish } from './answerer.ts'
import { chatAnswers } from './answers/chat-answers.ts'
import { dangerAnswer } from './danger/danger-answers.ts'

const answerTo = createAnswerer(chatAnswers(builtInDetails, texts, { spanish: true }), {
  spanish: false,
})
const hrefsFor = (text: string) => answerTo(text).links.map(({ href }) => href)

const suicide = ['tel:988', 'sms:988']
const emergency = ['tel:911']
const adult = ['tel:+18882778366', 'https://reportadultabuse.dhs.tn.gov/']
const child = ['tel:+18772370004']

test.each([
  ['I want to kill myself', [...suicide, ...emergency, ...adult, ...child]],
  ['I do not want to die', [...suicide, ...emergency, ...adult, ...child]],
  ['he hits me and I want to die', [...suicide, ...emergency, ...adult, ...child]],
  ['she is not breathing', [...emergency, ...suicide, ...adult, ...child]],
  ['his seizure does not stop', [...emergency, ...suicide, ...adult, ...child]],
  ['my husband says he is going to kill me', [...emergency, ...suicide, ...adult, ...child]],
  ['he chokd me', [...emergency, ...suicide, ...adult, ...child]],
  ['my staff hit me', [...adult, ...emergency, ...suicide, ...child]],
  ['They took her check', [...adult, ...emergency, ...suicide, ...child]],
  ['nobody gives my brother his food', [...adult, ...emergency, ...suicide, ...child]],
  ['A child is being neglected', [...child, ...emergency, ...suicide, ...adult]],
])('%s: gets the help for it first, then all other help', (text, hrefs) => {
  expect(hrefsFor(text)).toEqual(hrefs)
})

test('abuse by our own staff is not sent to us', () => {
  const { text, links } = answerTo('One of your employees slapped my brother')
  expect(text).toContain('even if the person works for us')
  expect(JSON.stringify(links)).not.toContain('555')
})

test('danger of a kind that is not clear gets all numbers', () => {
  const { text, links } = dangerAnswer('unsure', { spanish: false, child: false })
  expect(text).toContain('I’m not sure I understood you')
  expect(links.map(({ href }) => href)).toEqual([...emergency, ...suicide, ...adult, ...child])
})

test('danger on a Spanish page is answered in Spanish, and in both languages to what is not Spanish', () => {
  const answer = createAnswerer(chatAnswers(builtInDetails, texts, { spanish: true }), {
    spanish: true,
  })
  expect(answer('Mi papá me pega y quiero morirme')).toMatchObject({ lang: 'es' })
  expect(answer('Mi papá me pega y quiero morirme')).not.toHaveProperty('english')
  expect(answer('I want to die')).toMatchObject({ lang: 'es', english: expect.any(String) })
})

test('danger in Spanish is answered in Spanish and English', () => {
  const { text, lang, english, links } = answerTo('Mi papá me pega y quiero morirme')
  expect(lang).toBe('es')
  expect(text).toContain('Llame o mande un mensaje de texto al 988')
  expect(text).toContain('llame a Adult Protective Services')
  expect(english).toContain('Call or text 988')
  expect(links[0]).toEqual({ label: 'Llame al 988', href: 'tel:988', lang: 'es' })
  expect(answerTo('I want to die')).not.toHaveProperty('lang')
  // It must not wait for the Spanish answers to be loaded.
  expect(needsSpanish('Mi papá me pega y quiero morirme')).toBe(false)
})

test.each([
  'Does TennCare pay when there was abuse at a job?',
  'Hi, my family is in danger, how can I contact you about services?',
  'Is it confidential if I report neglect?',
  'Thank you, but this is an emergency',
  'Where is the emergency contact form? My son is not breathing.',
])('danger comes before everything else: %s', (text) => {
  expect(hrefsFor(text)).toContain('tel:911')
})

describe('an old emergency', () => {
  test('needs no ambulance', () => {
    expect(hrefsFor('My father had a stroke two years ago')).not.toContain('tel:911')
  })
  test('but old abuse can still be told', () => {
    expect(hrefsFor('My uncle touched me two years ago')).toContain('tel:+18882778366')
  })
})

test.each([
  ['suicide', 'su1cide, s u i c i d e, SUICIDEEEE, sucide, suiicide'],
  ['abuse', '@buse, abuze, abusse, aubse, ábuse'],
])('%s is recognized however it is typed', (_, spellings) => {
  for (const spelling of spellings.split(', ')) expect(hrefsFor(spelling)).toContain('tel:911')
})

test('common words are not corrected to words of danger', () => {
  for (const word of ['hunt', 'billing', 'amused', 'boats', 'skill', 'rapid', 'honey']) {
    expect(hrefsFor(`How do I get my ${word}?`)).not.toContain('tel:911')
  }
})
