import type { notices } from '#content/notices.ts'
import { addressLines } from '#content/provider.ts'
import { referral } from '#content/referral.ts'
import type { eventsPath, programPath, sections } from '#content/sections.ts'
import type { Language } from '#contract/platform/language.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import type { SiteTexts } from '#contract/website/site-texts/sections.ts'

type SectionHash = Exclude<(typeof sections)[number]['hash'], ''>

export type ChatLink = {
  label: string
  href:
    | `tel:${string}`
    | `sms:${string}`
    | `mailto:${string}`
    | `https://${string}`
    | `#${SectionHash}`
    | `/?view=jobs${string}#careers`
    | ReturnType<typeof programPath>
    | typeof eventsPath
    | '/easy'
    | '/es'
    | '/es/easy'
    | `/es${(typeof referral)['form']['path']}`
    | '/privacy'
    | '/accessibility'
    | (typeof notices)['path']
    | (typeof referral)['online']['path']
    | (typeof referral)['form']['path']
  lang?: Language
}

/** The topics that the specification names. Their questions are the common questions. */
export const commonTopics = [
  'services',
  'tenncare',
  'family',
  'privacy',
  'jobs',
  'contact',
] as const

export type CommonTopic = (typeof commonTopics)[number]
export type ProgramTopic =
  | 'cost'
  | 'ecf'
  | 'choices'
  | 'waivers'
  | 'katie-beckett'
  | 'family-support-program'
  | 'eligibility'
  | 'waiting-list'
  | 'appeals'
  | 'children'
  | 'autism'
  | 'behavior'
  | 'moving'
export type LivingTopic =
  | 'supported-living'
  | 'housemates'
  | 'day-and-night'
  | 'daily-help'
  | 'medicine'
  | 'money'
  | 'community'
  | 'supported-employment'
  | 'transportation'
  | 'skills'
  | 'family-support'
  | 'respite'
  | 'paid-caregiver'
  | 'host-home'
  | 'home-rules'
  | 'technology'
export type StartTopic =
  | 'start'
  | 'refer-online'
  | 'referral-form'
  | 'call-back'
  | 'how-long'
  | 'coordinator'
  | 'change-provider'
  | 'guardian'
  | 'other-help'
  | 'complaints'
  | 'safety'
  | 'visit'
  | 'about'
  | 'license'
  | 'team'
  | 'events'
  | 'stories'
  | 'volunteering'
  | 'donate'
export type OfficeTopic =
  | 'person'
  | 'hours'
  | 'address'
  | 'area'
  | 'languages'
  | 'accessibility'
  | 'reading-help'
  | 'office-access'
  | 'notices'
  | 'emergency-contact'
  | 'website-problem'
  | 'my-data'
  | 'assistant'
export type JobTopic =
  | 'openings'
  | 'pay'
  | 'job-benefits'
  | 'shifts'
  | 'requirements'
  | 'background-check'
  | 'documents'
  | 'application-status'
  | 'dsp'
  | 'apply-help'
  | 'training'

export type Topic = CommonTopic | ProgramTopic | LivingTopic | StartTopic | OfficeTopic | JobTopic

export type Answer = {
  /** Each line is a paragraph. */
  text: string
  /** The language of the text, when it is not that of the page. */
  lang?: Language
  /** The same in English, shown last. */
  english?: string
  links: ChatLink[]
  /** Suggested next questions. */
  followUps: [Topic, Topic, Topic]
}

export type FaqEntry = Answer & { question: string }

export type SpanishEntry = Pick<FaqEntry, 'question' | 'text'>

/** What topics are made from: the site details, the texts of the page, and links that many of them share. */
export type Facts = {
  details: SiteDetails
  /** Without hidden rows. */
  texts: SiteTexts
  /** Whether the site is also there in Spanish. */
  spanish: boolean
  callUs: ChatLink
  emailUs: ChatLink
}

/** A sentence, or nothing while nobody has entered the hours. */
export const openHours = ({ hours }: SiteDetails) => (hours ? `We’re open ${hours}. ` : '')

export function officePlace(details: SiteDetails) {
  const place = addressLines(details).join(', ')
  return place && `Our office is at ${place}. `
}

export const referOnline: ChatLink = { label: referral.online.label, href: referral.online.path }
export const seeServices: ChatLink = { label: 'See our services', href: '#services' }
export const easyRead: ChatLink = { label: 'Open Easy Read', href: '/easy' }
export const seeEvents: ChatLink = { label: 'See all events', href: '/events' }
export const seeCareers: ChatLink = { label: 'Go to Careers', href: '#careers' }
export const seeJobs: ChatLink = { label: 'See the open jobs', href: '/?view=jobs#careers' }
export const contactForm: ChatLink = { label: 'Go to the contact form', href: '#contact-us' }
export const aboutEcf: ChatLink = {
  label: 'About ECF CHOICES',
  href: 'https://www.tn.gov/tenncare/long-term-services-supports/employment-and-community-first-choices.html',
}
export const aboutChoices: ChatLink = {
  label: 'About CHOICES',
  href: 'https://www.tn.gov/tenncare/long-term-services-supports/choices.html',
}
/** TennCare's help desk for long-term services. */
export const callHelpDesk: ChatLink = {
  label: 'Call the LTSS Help Desk, 1-877-224-0219',
  href: 'tel:+18772240219',
}
