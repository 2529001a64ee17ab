import { describe, expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { createAnswerer } from './answerer.ts'
import { chatAnswers } from './answers/chat-answers.ts'
import { commonTopics, type Topic } from './topics/topics.ts'

const chat = chatAnswers(builtInDetails)
const { faq, otherAnswers } = chat
const answerTo = createAnswerer(chat)
const topics = Object.keys(faq) as Topic[]

test.each(topics)('answers its own question about %s', (topic) => {
  expect(answerTo(faq[topic].question)).toBe(faq[topic])
})

test.each<[Topic, string]>([
  // Every keyword alone, in upper or lower case, singular or plural
  ['services', 'SERVICES'],
  ['tenncare', 'TennCare?'],
  ['tenncare', 'medicaid'],
  ['tenncare', 'insurance'],
  ['family', 'family'],
  ['family', 'Residential'],
  ['privacy', 'privacy'],
  ['privacy', 'HIPAA'],
  ['jobs', 'jobs'],
  ['jobs', 'applying'],
  ['jobs', 'work'],
  ['jobs', 'employment'],
  ['contact', 'contacts'],
  ['contact', 'reach'],
  // A specific word wins over a general one
  ['tenncare', 'Does TennCare pay for services to my family?'],
  ['tenncare', 'How does Medicaid work?'],
  ['tenncare', 'How do I apply for TennCare?'],
  ['ecf', 'What is Employment and Community First CHOICES?'],
  ['tenncare', 'Do you take private insurance?'],
  ['job-benefits', 'Do your jobs come with health insurance?'],
  ['jobs', 'Who do I contact about a job?'],
  ['privacy', 'Is my job application covered by HIPAA?'],
  ['privacy', 'Do you keep what I tell you private?'],
  ['family', 'How does Family Model Residential Support work?'],
  // Questions about how to contact us
  ['contact', 'How can my family reach you?'],
  ['contact', 'Who can I contact about services?'],
  // Questions about services that also mention family or applying
  ['services', 'Which services are there for my family?'],
  ['start', 'How do I apply for services?'],
  ['family', 'Can families apply?'],
  // A question after a greeting is answered as a question
  ['openings', 'Hi, are you hiring?'],
  // Someone with a disability who asks for work is not told to upload a resume
  ['supported-employment', 'I have a disability and want a job'],
  ['supported-employment', 'Can you help my son with autism find work?'],
  // Words that used to raise the alarm, or to be taken for a job
  ['application-status', 'When will I hear about my application?'],
  ['languages', '¿Habla español?'],
  // Typing mistakes are forgiven
  ['respite', 'do you have respit care'],
  ['volunteering', 'can i voluntear'],
])('a question about %s: %s', (topic, question) => {
  expect(answerTo(question)).toBe(faq[topic])
})

test.each<[keyof typeof otherAnswers, string]>([
  ['greeting', 'hi'],
  ['greeting', 'Good morning!'],
  ['greeting', 'HELLO there'],
  ['thanks', 'ok, thank you'],
  ['thanks', 'Gracias'],
  ['unknown', 'What is the weather like?'],
  ['unknown', '???'],
])('text of the kind %s: %s', (kind, text) => {
  expect(answerTo(text)).toBe(otherAnswers[kind])
})

test('an unclear question gets the three nearest questions, and not a guess', () => {
  const { text, followUps } = answerTo('License or events?')
  expect(text).toBe(otherAnswers.nearest.text)
  expect(followUps).toContain('license')
  expect(new Set(followUps).size).toBe(3)
})

describe('every answer', () => {
  const answers = [
    ...topics.map((topic) => ({ topic, ...faq[topic] })),
    ...Object.values(otherAnswers).map((answer) => ({ topic: undefined, ...answer })),
  ]

  test('is one of more than 40 beside the common ones', () => {
    expect(topics.length - commonTopics.length).toBeGreaterThan(40)
  })

  test('suggests three other questions', () => {
    for (const { topic, followUps } of answers) {
      expect(new Set(followUps).size).toBe(3)
      expect(followUps).not.toContain(topic)
    }
  })

  test('has links, and none of them twice', () => {
    for (const { links, text } of answers) {
      expect(links.length, text).toBeGreaterThan(0)
      expect(new Set(links.map(({ href }) => href)).size).toBe(links.length)
    }
  })

  test('has only phone numbers that someone has checked', () => {
    const known = [
      '(615) 555-0142',
      '911',
      '988',
      '1-877-224-0219',
      '1-866-836-6678',
      '1-888-277-8366',
    ]
    const numbers = answers
      .flatMap(({ text, links }) => [text, ...links.map(({ label }) => label)])
      .flatMap((text) => text.match(/[(\d][\d() -]*\d{3,4}-\d{4}|\b9(?:11|88)\b/g) ?? [])
    expect(new Set(numbers)).toEqual(new Set(known))
  })

  test('is written for grade 6', () => {
    const hard = answers
      // The text about licenses is what staff wrote in the site details.
      .filter(({ topic, text }) => topic !== 'license' && readingGrade(text) > 6.9)
      .map(({ text }) => `${readingGrade(text).toFixed(1)} ${text}`)
    expect(hard).toEqual([])
  })

  test('uses the current site details', () => {
    const moved = chatAnswers({ ...builtInDetails, phone: '901.555.0199', hours: 'any day' })
    const { text, links } = createAnswerer(moved)('How can I reach you?')
    expect(text).toContain('We are open any day.')
    expect(links).toContainEqual({ label: 'Call 901.555.0199', href: 'tel:+19015550199' })
  })
})

/** The Flesch-Kincaid grade. Names that nobody can replace count as short words. */
function readingGrade(text: string) {
  const plain = text.replace(
    /TennCare|Medicaid|CHOICES|Tennessee|Community|Disability|disabilit(y|ies)|intellectual|developmental|Protective Services|Residential/g,
    'name',
  )
  const sentences = plain.split(/[.!?:](?:\s|$)/).filter((part) => /\w/.test(part)).length
  const words = plain.match(/[a-z'’]+/gi) ?? []
  const syllables = words
    .map((word) => word.toLowerCase().replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, ''))
    .reduce((sum, word) => sum + Math.max(1, word.match(/[aeiouy]+/g)?.length ?? 0), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59
}
