import {
  CalendarClock,
  CalendarDays,
  DatabaseBackup,
  HeartHandshake,
  IdCard,
  Inbox,
  ListChecks,
  type LucideIcon,
  MailWarning,
  Quote,
  TriangleAlert,
  Users,
} from 'lucide-react'
import type { Waiting, WaitingKind } from '#contract/office/waiting.ts'
import { formatAgo, formatCalendarDay, plural } from '#web/office/platform/format.ts'
import { sectionPath } from '#web/office/platform/paths.ts'

type WaitingText = {
  icon: LucideIcon
  sentence: (line: Waiting) => string
  /** What happened at the time of the oldest. */
  happened: string
  /** The address that lists exactly those records. */
  to: string
}

/** 3 applications wait for a first look */
const waits =
  (noun: string, purpose: string) =>
  ({ count }: Waiting) =>
    `${plural(count, noun)} ${count === 1 ? 'waits' : 'wait'} for ${purpose}`

export const waitingTexts: Record<WaitingKind, WaitingText> = {
  'urgent messages': {
    icon: TriangleAlert,
    sentence: waits('urgent message', 'someone to read it'),
    happened: 'received',
    to: sectionPath('contact-us', 'view=new'),
  },
  referrals: {
    icon: HeartHandshake,
    sentence: waits('referral', 'a first call'),
    happened: 'received',
    to: sectionPath('referrals', 'stage=received'),
  },
  'referral steps': {
    icon: CalendarClock,
    sentence: ({ count }) =>
      `${plural(count, 'next step')} of referrals ${count === 1 ? 'is' : 'are'} due`,
    happened: 'due',
    to: sectionPath('referrals', 'view=due'),
  },
  applications: {
    icon: Users,
    sentence: waits('application', 'a first look'),
    happened: 'received',
    to: sectionPath('applicants', 'status=new'),
  },
  messages: {
    icon: Inbox,
    sentence: waits('message', 'an answer'),
    happened: 'received',
    to: sectionPath('contact-us', 'view=new'),
  },
  testimonials: {
    icon: Quote,
    sentence: waits('testimonial', 'approval'),
    happened: 'received',
    to: sectionPath('testimonials'),
  },
  closing: {
    icon: CalendarClock,
    sentence: ({ count }) =>
      `${plural(count, 'job posting')} ${count === 1 ? 'closes' : 'close'} within a week`,
    happened: '',
    to: sectionPath('job-postings', 'closing=week'),
  },
  interviews: {
    icon: CalendarDays,
    sentence: ({ count }) => `${plural(count, 'interview')} within a week`,
    happened: '',
    to: sectionPath('applicants', 'view=interviews'),
  },
  lacking: {
    icon: ListChecks,
    sentence: ({ count }) =>
      `${plural(count, 'new hire')} ${count === 1 ? 'lacks' : 'lack'} something before the first day`,
    happened: 'applied',
    to: sectionPath('applicants', 'view=lacking'),
  },
  expiring: {
    icon: IdCard,
    sentence: ({ count }) =>
      `${plural(count, 'new hire')} ${count === 1 ? 'has' : 'have'} a document that expires soon or has expired`,
    happened: 'on',
    to: sectionPath('applicants', 'view=expiring'),
  },
  mail: {
    icon: MailWarning,
    sentence: ({ count }) => `${plural(count, 'email')} could not be sent`,
    happened: 'written',
    to: sectionPath('status'),
  },
  backup: {
    icon: DatabaseBackup,
    sentence: ({ oldest }) => (oldest ? 'The last backup is too old' : 'There is no backup yet'),
    happened: 'made',
    to: sectionPath('status'),
  },
}

/** the oldest received 2 days ago */
export function describeAge({ kind, count, oldest }: Waiting, now: Date) {
  if (!oldest) return undefined
  const when = isDay(oldest) ? formatCalendarDay(oldest) : formatAgo(oldest, now)
  return `${count === 1 ? '' : 'the oldest '}${waitingTexts[kind].happened} ${when}`
}

const isDay = (at: string) => /^\d{4}-\d\d-\d\d$/.test(at)
