import { describe, expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { readingGrade } from '#contract/platform/reading-grade.ts'
import { texts } from '../../tests/support/texts.ts'
import { createAnswerer, needsSpanish } from './answerer.ts'
import { chatAnswers } from './answers/chat-answers.ts'
import { inSpanish } from './answers/spanish.ts'
import { keywords } from './finder.ts'
import { type ChatLink, type CommonTopic, commonTopics, type Topic } from './topics/topics.ts'

/** Their answers are what staff wrote in the site details. */
const writtenByStaff: (Topic | undefined)[] = ['license', 'area', 'cost', 'eligibility']

const chat = chatAnswers(builtInDetails, texts, { spanish: true })
const { faq, otherAnswers } = chat
const answerInEnglish = createAnswerer(chat, { spanish: false })
const spanish = inSpanish(chat)
const answerInSpanish = createAnswerer(spanish, { spanish: true })
const answerTo = (text: string) =>
  needsSpanish(text) ? answerInSpanish(text) : answerInEnglish(text)
const topics = Object.keys(faq) as Topic[]

test.each(topics)('answers its own question about %s', (topic) => {
  expect(answerTo(faq[topic].question)).toBe(faq[topic])
})

test.each([
  ['Do you have overnight jobs in Cookeville?', '/?view=jobs&shift=overnight#careers'],
  ['I am looking for open jobs', '/?view=jobs#careers'],
  ['¿Tienen trabajos de noche?', '/?view=jobs&shift=overnight#careers'],
  ['What openings do you have for my first job?', '/?view=jobs#careers'],
])('%s leads to the jobs of the shift that is asked for', (question, href) => {
  expect(answerTo(question).links[0]?.href).toBe(href)
})

test.each<[Topic, string]>([
  // A keyword in upper case, in the plural or in another form
  ['services', 'SERVICES'],
  ['jobs', 'applying'],
  ['contact', 'contacts'],
  // The name of a topic alone
  ['transportation', 'Rides?'],
  ['ecf', 'ECF'],
  ['requirements', 'Requirements'],
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
  ['contact', 'How can my family reach you?'],
  ['contact', 'Who can I contact about services?'],
  // Questions about services that also mention family or applying
  ['services', 'Which services are there for my family?'],
  ['start', 'How do I apply for services?'],
  ['family', 'Can families apply?'],
  ['openings', 'Hi, are you hiring?'],
  // Someone with a disability who asks for work is not told to upload a resume
  ['supported-employment', 'I have a disability and want a job'],
  ['supported-employment', 'Can you help my son with autism find work?'],
  ['application-status', 'When will I hear about my application?'],
  ['respite', 'do you have respit care'],
  ['volunteering', 'can i voluntear'],
  // Found wrong by readers of the website
  ['refer-online', 'I want to refer someone online'],
  ['documents', 'Can I send photos of my resume?'],
  ['call-back', 'How long until you call back after a referral?'],
  ['notices', 'Non discrimination policy'],
  ['reading-help', 'I cant read very well'],
  ['appeals', 'TennCare refused us'],
  ['medicine', 'My daughter has seizures, can you care for her?'],
  ['emergency-contact', 'How do I change my emergency contact?'],
  ['application-status', 'I was hired. Can I start a week later?'],
  ['home-rules', 'Is alcohol allowed in the house?'],
  ['safety', 'Do you have fire drills?'],
  ['safety', 'Are there cameras?'],
  ['safety', 'Do you use restraint?'],
  ['office-access', 'Is the office wheelchair accessible?'],
  ['family', 'Do you have family model homes?'],
  ['stories', 'testimonials'],
  ['technology', 'technology'],
  ['tenncare', 'How do CHOICES and ECF CHOICES differ?'],
  ['services', 'wat do yall do'],
  ['hours', 'what r ur hours'],
])('a question about %s: %s', (topic, question) => {
  expect(answerTo(question)).toBe(faq[topic])
})

test.each<[keyof typeof otherAnswers, string]>([
  ['greeting', 'hi'],
  ['greeting', 'Good morning!'],
  ['greeting', 'HELLO there'],
  ['thanks', 'ok, thank you'],
  ['unknown', 'What is the weather like?'],
  ['unknown', '???'],
])('text of the kind %s: %s', (kind, text) => {
  expect(answerTo(text)).toBe(otherAnswers[kind])
})

test('an unclear question gets the three nearest questions, and not a guess', () => {
  const { text, followUps } = answerTo('Paper for the house?')
  expect(text).toBe(otherAnswers.nearest.text)
  expect(followUps).not.toEqual(otherAnswers.nearest.followUps)
  expect(new Set(followUps).size).toBe(3)
})

test('ages are understood', () => {
  for (const question of ['My son is 24 with autism', 'my 30 year old daughter has autism']) {
    expect(['autism', 'eligibility'].map((topic) => faq[topic as Topic])).toContain(
      answerTo(question),
    )
  }
  expect(answerTo('my 6 year old has autism')).not.toBe(faq.choices)
  expect(answerTo('can you help my 30 year old daughter')).not.toBe(faq.autism)
  expect(answerTo('my 30 year old sister')).not.toBe(faq.autism)
  expect(answerTo('my mother is 80 and needs help at home')).toBe(faq.choices)
})

describe('a question in Spanish', () => {
  test.each(topics)('gets an answer in Spanish about %s', (topic) => {
    const { question, text, lang } = spanish.faq[topic]
    expect(lang).toBe('es')
    expect(text).not.toBe(faq[topic].text)
    expect(answerTo(question).text).toBe(text)
  })

  test('has links with Spanish labels, except for names', () => {
    const labels = Object.values(spanish.faq).flatMap(({ links }) =>
      links.filter(({ lang }) => lang !== 'es').map(({ label }) => label),
    )
    expect([...new Set(labels)].sort()).toEqual([
      'Tennessee Council on Developmental Disabilities',
      'Tennessee Department of Disability and Aging',
      'Tennessee Justice Center',
      'Vocational Rehabilitation',
    ])
  })

  test('about Spanish and about Down syndrome gets no yes', () => {
    const { text, lang } = answerTo('¿Hablan español? Mi hija tiene síndrome de Down')
    expect(lang).toBe('es')
    expect([spanish.faq.languages.text, spanish.faq.autism.text]).toContain(text)
  })

  test('that is not understood, a greeting and thanks are answered in Spanish too', () => {
    for (const text of ['hola', 'gracias', '¿Qué receta le gusta?']) {
      expect(answerTo(text).lang).toBe('es')
    }
  })
})

test('no answer says yes to a question that nobody asked', () => {
  for (const { text } of Object.values(faq)) expect(text).not.toMatch(/^yes\b/i)
})

describe('the keywords of the specification', () => {
  const frames = ['…', '…?', 'tell me about …', 'what about …', 'about …', '… info', 'your …']
  const pairs = (Object.keys(keywords) as CommonTopic[]).flatMap((topic) =>
    keywords[topic].map((keyword) => [topic, keyword] as const),
  )
  test.each(pairs)('%s: "%s" alone and in a short question', (topic, keyword) => {
    for (const frame of frames) {
      expect(answerTo(frame.replace('…', keyword)), frame).toBe(faq[topic])
    }
  })
  test.each<[Topic, string]>([
    ['privacy', 'are you HIPAA compliant?'],
    ['contact', 'contact info'],
    ['jobs', 'employment opportunities'],
    ['family', 'residential services'],
    ['tenncare', 'does medicaid pay'],
  ])('%s: %s', (topic, question) => {
    expect(answerTo(question)).toBe(faq[topic])
  })
})

test('a referral that was sent can be followed by its private link', () => {
  for (const answers of [chat, spanish]) {
    expect(answers.faq['call-back'].text).toMatch(/private link|enlace privado/)
  }
  expect(answerTo('where can i see what became of my referral')).toBe(faq['call-back'])
})

test('what staff entered about plans, the wait and the call is said', () => {
  const facts = { ...builtInDetails.facts, plans: ['Plan A'], wait: 'Two months.' }
  const details = { ...builtInDetails, facts: { ...facts, callBack: '2' as const } }
  const english = chatAnswers(details, texts, { spanish: false })
  expect(english.faq.tenncare.text).toContain('Plans we accept: Plan A.')
  expect(english.faq['waiting-list'].text).toContain('Two months.')
  expect(english.faq['call-back'].text).toContain('within two business days')
  expect(inSpanish(english).faq['call-back'].text).toContain('en dos días hábiles')
})

test('short words get their answer', () => {
  expect(answerTo('adres pls')).toBe(faq.address)
  expect(answerTo('About Us')).toBe(faq.about)
})

test.each(['adres pls', 'storys', 'yall hireing', 'blorp', 'asdf qwer', '37130', 'us', 'call us'])(
  'a typing error, nonsense or a word of the menu raises no alarm: %s',
  (text) => {
    expect(answerTo(text).links.map(({ href }) => href)).not.toContain('tel:988')
  },
)

/** What visitors can do on the site, and a question that has to lead there. */
test.each<[string, ChatLink['href'], string]>([
  ['read about us', '#about', 'tell me about your organization'],
  ['read the mission', '#our-mission', 'what is your mission'],
  ['see the programs', '#services', 'what services do you have'],
  ['see all events', '/events', 'what is on the calendar this month'],
  ['add an event to a calendar', '/events', 'how do i add an event to my calendar'],
  ['read in Easy Read', '/easy', 'is there an easy read version'],
  ['read in Spanish', '/es', 'is this website in spanish'],
  ['read about living', '/programs/supported-living-services', 'i want my own apartment'],
  ['read about the community', '/programs/community-engagement', 'do you provide rides'],
  ['read about learning', '/programs/personal-development', 'can you teach me to cook'],
  ['read about families', '/programs/family-support', 'do you offer respite care'],
  ['meet the team', '#our-team', 'who is on the team'],
  ['read testimonials and share a story', '#testimonials', 'i want to share my story'],
  ['find a job and share it', '/?view=jobs#careers', 'which jobs are open'],
  ['apply for a job', '#careers', 'how do i apply'],
  ['send a message', '#contact-us', 'contact form'],
  ['refer someone online', '/referral/online', 'can i make a referral online'],
  ['download the referral form', '/referral-form.docx', 'download the referral form'],
  ['read about privacy', '/privacy', 'what do you store about me'],
  ['read about accessibility', '/accessibility', 'is this website accessible'],
  ['read the notices', '/notices', 'nondiscrimination notice'],
  ['call', 'tel:+16155550142', 'what is your phone number'],
  ['write an email', 'mailto:hello@example.org', 'what is your email'],
])('a question leads to where visitors can %s', (_, href, question) => {
  const details = { ...builtInDetails, notices: true }
  const answers = chatAnswers(details, texts, { spanish: true })
  const answer = createAnswerer(answers, { spanish: false })(question)
  expect(answer.links.map((link) => link.href)).toContain(href)
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
      .filter(({ topic, text }) => !writtenByStaff.includes(topic) && gradeOf(text) > 6.9)
      .map(({ text }) => `${gradeOf(text).toFixed(1)} ${text}`)
    expect(hard).toEqual([])
  })

  test('uses the current site details', () => {
    const details = { ...builtInDetails, phone: '901.555.0199', hours: 'any day' }
    const moved = chatAnswers(details, texts, { spanish: false })
    const { text, links } = createAnswerer(moved, { spanish: false })('How can I reach you?')
    expect(text).toContain('We’re open any day.')
    expect(links).toContainEqual({ label: 'Call 901.555.0199', href: 'tel:+19015550199' })
  })
})

/** Names that nobody can replace count as short words. */
const gradeOf = (text: string) =>
  readingGrade(
    text.replace(
      /TennCare|Medicaid|CHOICES|Tennessee|Community|Disability|disabilit(y|ies)|intellectual|developmental|Protective Services|Residential/g,
      'name',
    ),
  )
