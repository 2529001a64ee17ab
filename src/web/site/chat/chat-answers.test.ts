import { describe, expect, test } from 'vitest'
import { chatAnswers, type Topic } from '#content/chat.ts'
import { builtInDetails } from '#content/provider.ts'
import { answerTo } from './chat-answers.ts'

const chat = chatAnswers(builtInDetails)
const { faq, otherAnswers } = chat
const topics = Object.keys(faq) as Topic[]

test.each(topics)('answers the common question about %s', (topic) => {
  expect(answerTo(faq[topic].question, chat)).toBe(faq[topic].answer)
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
  ['tenncare', 'What is Employment and Community First CHOICES?'],
  ['tenncare', 'Do you take private insurance?'],
  ['jobs', 'Do your jobs come with health insurance?'],
  ['jobs', 'Who do I contact about a job?'],
  ['privacy', 'Is my job application covered by HIPAA?'],
  ['privacy', 'Do you keep what I tell you private?'],
  ['family', 'How does Family Model Residential Support work?'],
  // Questions about how to contact us
  ['contact', 'How can my family reach you?'],
  ['contact', 'Who can I contact about services?'],
  // Questions about services that also mention family or applying
  ['services', 'Which services are there for my family?'],
  ['services', 'How do I apply for services?'],
  ['family', 'Can families apply?'],
  // A question after a greeting is answered as a question
  ['jobs', 'Hi, are you hiring?'],
])('a question about %s: %s', (topic, question) => {
  expect(answerTo(question, chat)).toBe(faq[topic].answer)
})

test.each<[keyof typeof otherAnswers, string]>([
  ['greeting', 'hi'],
  ['greeting', 'Good morning!'],
  ['greeting', 'HELLO there'],
  ['thanks', 'ok, thank you'],
  ['unknown', 'What is the weather like?'],
  ['unknown', 'History of this place'],
  ['unknown', 'Do you like homework?'],
  ['unknown', '???'],
  ['unknown', '¿Habla español?'],
])('text of the kind %s: %s', (kind, text) => {
  expect(answerTo(text, chat)).toBe(otherAnswers[kind])
})

describe('every answer', () => {
  const answers = [
    ...topics.map((topic) => ({ topic, ...faq[topic].answer })),
    ...Object.values(otherAnswers).map((answer) => ({ topic: undefined, ...answer })),
  ]

  test('suggests three other questions', () => {
    for (const { topic, followUps } of answers) {
      expect(new Set(followUps).size).toBe(3)
      expect(followUps).not.toContain(topic)
    }
  })

  test('has a phone or email link if it has no other link', () => {
    expect(otherAnswers.unknown.links).toContainEqual({
      label: 'Call (615) 555-0142',
      href: 'tel:+16155550142',
    })
  })

  test('uses the current site details', () => {
    const moved = chatAnswers({ ...builtInDetails, phone: '901.555.0199', hours: 'any day' })
    const { text, links } = answerTo('How can I reach you?', moved)
    expect(text).toContain('We are open any day.')
    expect(links).toContainEqual({ label: 'Call 901.555.0199', href: 'tel:+19015550199' })
  })
})
