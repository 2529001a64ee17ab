import { globSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { eventTimes } from '#content/es/event-texts.ts'
import { findMessage } from '#content/es/messages.ts'
import { disclosureMessages } from '#contract/hiring/disclosure.ts'
import { privateApplicationMessages } from '#contract/hiring/private-application.ts'
import { contactSent } from '#contract/messages/contact.ts'
import { ContactForm } from '#contract/messages/contact-input.ts'
import { privateReferralMessages } from '#contract/referrals/private-referral.ts'
import { referralMessages } from '#contract/referrals/referral-input.ts'
import { StoryForm } from '#contract/website/testimonial-input.ts'
import { type ContractCall, writeCalls } from '../support/contract-calls.ts'

const twins = globSync('src/**/es/*.ts')

test.each(twins)('%s has what its English module exports, and nothing else', async (path) => {
  const english = join(dirname(path), '..', basename(path))
  const [spanishNames, englishNames] = await Promise.all(
    [path, english].map(async (file) => Object.keys(await import(resolve(file))).sort()),
  )
  expect(spanishNames).toEqual(englishNames)
})

/** The page itself fills in the others. */
const isTyped = (name: string) => !/^(language|textLanguage|interpreter|form|version)$/.test(name)

/** Staff sign in in English, browsers send reports, and an application has sentences of its own. */
const isForm = ({ call: { access, path } }: ContractCall) =>
  access === 'public' && !/^\/(auth|policy-reports|careers)/.test(path)

const forms = writeCalls.filter(isForm).flatMap(({ name, schemas: { form, body } }) => {
  const sent = form ?? (body as typeof form)
  return sent ? [[name, sent, Object.keys(sent.shape).filter(isTyped), {}] as const] : []
})

test.each([
  ['the contact form', ContactForm, ['name', 'phone', 'email', 'message'], {}] as const,
  ['a story', StoryForm, ['name', 'review'], { permission: false }] as const,
  ...forms,
])('whatever is wrong in %s is said in Spanish', (_, form, fields, others) => {
  const said = messagesOf(form, fields, others)
  expect(said.filter((message) => !findMessage(message))).toEqual([])
})

test('what else is said about a referral, a document and a disclosure is said in Spanish', () => {
  const said = [
    ...Object.values(referralMessages),
    ...Object.values(privateReferralMessages),
    ...Object.values(privateApplicationMessages),
    disclosureMessages.otherText,
  ]
  expect(said.filter((message) => !findMessage(message))).toEqual([])
})

test('the answer to a message is said in Spanish', () => {
  expect(findMessage(contactSent)).toContain('Gracias')
})

test('the time of an event is written as Spanish readers write it', () => {
  const parts = { weekday: 'sábado', month: 'marzo', day: '14', year: '2026', clock: '1:00 p.m.' }
  const date = eventTimes.date(parts)
  expect(eventTimes.at(date, '1:00 p.m.')).toBe('Sábado, 14 de marzo de 2026, a la 1:00 p.m.')
  expect(eventTimes.fromTo(date, '10:00 a.m.', '1:00 p.m.')).toBe(
    'Sábado, 14 de marzo de 2026, de 10:00 a.m. a 1:00 p.m.',
  )
  expect(eventTimes.repeats('weekly', 'viernes', 6) + eventTimes.until(parts)).toBe(
    'Todos los viernes hasta el 14 de marzo de 2026',
  )
  expect(eventTimes.repeats('monthly', 'sábado', 14)).toBe('El segundo sábado de cada mes')
})

/** What a form says about fields that are empty, wrong, too long, or cannot be stored. */
function messagesOf(form: z.ZodType, fields: readonly string[], others: object) {
  const said = ['', 'wrong', 'x'.repeat(10_000), '\0'].flatMap((value) => {
    const typed = Object.fromEntries(fields.map((name) => [name, value]))
    const issues = form.safeParse({ ...typed, ...others }).error?.issues ?? []
    return issues.filter(({ path }) => isTyped(String(path[0])))
  })
  return [...new Set(said.map(({ message }) => message))]
}
