import { hiddenSections, sections } from '#content/sections.ts'
import { phoneHref } from '#contract/platform/phone.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import type { SiteTexts } from '#contract/website/site-texts/sections.ts'
import {
  type Answer,
  type ChatLink,
  contactForm,
  type Facts,
  type FaqEntry,
  type Topic,
} from '../topics/topics.ts'
import { changedAnswers, withProgramPages } from './changed-programs.ts'
import { commonFaq } from './common.ts'
import { jobTopics } from './jobs.ts'
import { livingTopics } from './living.ts'
import { officeTopics } from './office.ts'
import { programTopics } from './programs.ts'
import { startTopics } from './start.ts'

/** All answers of the assistant, except those to danger. */
export type ChatAnswers = {
  facts: Facts
  faq: Record<Topic, FaqEntry>
  /** Answers to anything that is no question about a topic. */
  otherAnswers: Record<'greeting' | 'thanks' | 'nearest' | 'unknown', Answer>
}

export function chatAnswers(
  details: SiteDetails,
  texts: SiteTexts,
  { spanish }: { spanish: boolean },
): ChatAnswers {
  const { phone, email } = details
  // A detail that nobody has entered leaves the contact form.
  const facts: Facts = {
    details,
    texts,
    spanish,
    callUs: phone ? { label: `Call ${phone}`, href: phoneHref(phone) } : contactForm,
    emailUs: email ? { label: `Email ${email}`, href: `mailto:${email}` } : contactForm,
  }
  const { callUs, emailUs } = facts

  const faq = withProgramPages(facts, {
    ...commonFaq(facts),
    ...programTopics(facts),
    ...livingTopics(facts),
    ...startTopics(facts),
    ...officeTopics(facts),
    ...jobTopics(facts),
  })

  const otherAnswers: ChatAnswers['otherAnswers'] = {
    greeting: {
      text: 'Hello! What would you like to know? You can also call us.',
      links: [callUs],
      followUps: ['services', 'tenncare', 'jobs'],
    },
    thanks: {
      text: 'You’re welcome! Is there anything else you’d like to know?',
      links: [callUs],
      followUps: ['contact', 'services', 'jobs'],
    },
    nearest: {
      text: 'I’m not sure what you mean. Is it one of these questions? You can also call us.',
      links: [callUs],
      followUps: ['services', 'tenncare', 'contact'],
    },
    unknown: {
      text: 'I don’t have an answer to that. Our staff can help you. Please call or email us.',
      links: [callUs, emailUs],
      followUps: ['services', 'tenncare', 'contact'],
    },
  }

  const hidden = hiddenSections(texts).map((id) => sections.find((each) => each.id === id)?.hash)
  const isThere = ({ href }: ChatLink) => !hidden.some((hash) => href === `#${hash}`)
  const write = phone ? (text: string) => text : askToWrite
  return {
    facts,
    faq: mapAnswers({ ...faq, ...changedAnswers(facts, faq) }, isThere, write),
    otherAnswers: mapAnswers(otherAnswers, isThere, write),
  }
}

/**
 * Without a phone number and an email address, several links lead to the contact form. One is enough. A section
 * that is hidden has none.
 */
function mapAnswers<Name extends string, One extends Answer>(
  answers: Record<Name, One>,
  isThere: (link: ChatLink) => boolean,
  write: (text: string) => string,
) {
  const linksOf = ({ links }: One) => [
    ...new Map(links.filter(isThere).map((link) => [link.href, link])).values(),
  ]
  const entries = Object.entries<One>(answers).map(([name, answer]) => [
    name,
    { ...answer, text: write(answer.text), links: linksOf(answer) },
  ])
  return Object.fromEntries(entries) as Record<Name, One>
}

/** While nobody has entered a phone number, no text asks to call us. */
const askToWrite = (text: string) =>
  text
    .replace('Call us, email us or use', 'Use')
    .replace(/\bcall (?:or (?:email|write to) )?us\b/gi, (found) => inCaseOf(found, 'write to us'))
    .replace(/\bcall first\b/g, 'write first')

/** Begins with a capital letter where the replaced words did. */
export const inCaseOf = (found: string, words: string) =>
  /^[A-Z]/.test(found) ? words.replace(/^./, (letter) => letter.toUpperCase()) : words
