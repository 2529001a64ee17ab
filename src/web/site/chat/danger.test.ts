import { describe, expect, test } from 'vitest'
import { chatAnswers } from '#content/chat/answers.ts'
import { builtInDetails } from '#content/provider.ts'
import { createAnswerer } from './chat-answers.ts'

const answerTo = createAnswerer(chatAnswers(builtInDetails))
const hrefsFor = (text: string) => answerTo(text).links.map(({ href }) => href)

const adults = ['tel:+18882778366', 'https://reportadultabuse.dhs.tn.gov/']
const children = 'tel:+18772370004'

test.each([
  ['I want to kill myself', ['tel:988', 'sms:988', 'tel:911']],
  ['I do not want to die', ['tel:988', 'sms:988', 'tel:911']],
  ['my staff hit me', ['tel:911', ...adults, children]],
  ['someone touched me', ['tel:911', ...adults, children]],
  ['They took her check', ['tel:911', ...adults, children]],
  ['A child is being neglected', ['tel:911', ...adults, children]],
  ['she is not breathing', ['tel:911']],
  ['he hits me and I want to die', ['tel:988', 'sms:988', 'tel:911', ...adults, children]],
])('%s: gets exactly the numbers that help', (text, hrefs) => {
  expect(hrefsFor(text)).toEqual(hrefs)
})

test('abuse by our own staff is not sent to us', () => {
  const { text, links } = answerTo('One of your employees slapped my brother')
  expect(text).toContain('also when it is someone who works for us')
  expect(JSON.stringify(links)).not.toContain('555')
})

test('a hint of danger gets all numbers', () => {
  const { text } = answerTo('something happened to my friend')
  expect(text).toContain('I am not sure that I understood you')
  expect(hrefsFor('something happened to my friend')).toEqual([
    'tel:911',
    'tel:988',
    'sms:988',
    adults[0],
    children,
  ])
})

test('danger in Spanish is answered in Spanish and English', () => {
  const { text, spanish, links } = answerTo('Mi papá me pega y quiero morirme')
  expect(spanish).toContain('Llame o mande un texto al 988')
  expect(spanish).toContain('Llame a Adult Protective Services')
  expect(text).toContain('Call or text 988')
  expect(links[0]).toEqual({ label: 'Llame al 988', href: 'tel:988', lang: 'es' })
  expect(answerTo('I want to die').spanish).toBeUndefined()
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
