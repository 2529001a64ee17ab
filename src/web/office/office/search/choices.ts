import {
  BriefcaseBusiness,
  Calendar,
  HeartHandshake,
  IdCard,
  Inbox,
  type LucideIcon,
  Quote,
  Users,
} from 'lucide-react'
import type { Hit, HitKind } from '#contract/office/office-search.ts'
import { containsTerms, searchTerms, searchTextOf } from '#contract/platform/search.ts'
import { formatDate } from '#web/office/platform/format.ts'
import type { Section } from '#web/office/platform/layout/section.ts'
import { sectionPath } from '#web/office/platform/paths.ts'

/** A hit as it is listed: a record or a screen, and where it opens. */
export type Choice = {
  to: string
  icon: LucideIcon
  title: string
  detail: string
  /** What it is. */
  kind: string
}

const kinds: Record<HitKind, { label: string; icon: LucideIcon; section: string }> = {
  applicant: { label: 'Applicant', icon: Users, section: 'applicants' },
  message: { label: 'Message', icon: Inbox, section: 'contact-us' },
  referral: { label: 'Referral', icon: HeartHandshake, section: 'referrals' },
  job: { label: 'Job posting', icon: BriefcaseBusiness, section: 'job-postings' },
  event: { label: 'Event', icon: Calendar, section: 'event-posting' },
  'team member': { label: 'Team member', icon: IdCard, section: 'team' },
  testimonial: { label: 'Testimonial', icon: Quote, section: 'testimonials' },
}

export function toChoice({ kind, id, title, detail, at }: Hit): Choice {
  const { label, icon, section } = kinds[kind]
  return {
    to: sectionPath(section, `id=${id}`),
    icon,
    title,
    detail: [detail, at && formatDate(at)].filter(Boolean).join(' · '),
    kind: label,
  }
}

/** The screens whose name has all words of the text; all of them before anything is typed. */
export const screensWith = (sections: Section[], text: string): Choice[] =>
  sections
    .filter(({ label }) => containsTerms(searchTextOf([label]), searchTerms(text)))
    .map(({ id, label, icon }) => ({
      to: sectionPath(id),
      icon,
      title: label,
      detail: '',
      kind: 'Screen',
    }))
