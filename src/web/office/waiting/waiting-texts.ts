import { Inbox, type LucideIcon, Quote, Users } from 'lucide-react'
import type { Waiting, WaitingKind } from '#contract/waiting.ts'
import { formatAgo, plural } from '../format.ts'
import { sectionPath } from '../paths.ts'

type WaitingText = {
  icon: LucideIcon
  noun: string
  /** What they wait for. */
  purpose: string
  /** The address that lists exactly those records. */
  to: string
}

export const waitingTexts: Record<WaitingKind, WaitingText> = {
  applications: {
    icon: Users,
    noun: 'application',
    purpose: 'for a first look',
    to: sectionPath('applicants', 'status=new'),
  },
  messages: {
    icon: Inbox,
    noun: 'message',
    purpose: 'for an answer',
    to: sectionPath('contact-us', 'view=new'),
  },
  testimonials: {
    icon: Quote,
    noun: 'testimonial',
    purpose: 'for approval',
    to: sectionPath('testimonials'),
  },
}

/** 3 applications wait for a first look */
export const sentenceOf = ({ kind, count }: Waiting) => {
  const { noun, purpose } = waitingTexts[kind]
  return `${plural(count, noun)} ${count === 1 ? 'waits' : 'wait'} ${purpose}`
}

/** the oldest received 2 days ago */
export function ageOf({ count, oldest }: Waiting, now: Date) {
  if (!oldest) return undefined
  return `${count === 1 ? '' : 'the oldest '}received ${formatAgo(oldest, now)}`
}
