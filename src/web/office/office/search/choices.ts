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
import type { Hit } from '#contract/office/office-search.ts'
import { containsTerms, makeSearchText, searchTerms } from '#contract/platform/search.ts'
import { type HitKind, hits } from '#contract/records/record-kinds.ts'
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

const icons: Record<HitKind, LucideIcon> = {
  applicant: Users,
  message: Inbox,
  referral: HeartHandshake,
  job: BriefcaseBusiness,
  event: Calendar,
  'team member': IdCard,
  testimonial: Quote,
}

export function toChoice({ kind, id, title, detail, at }: Hit): Choice {
  const { name, section } = hits[kind]
  return {
    to: sectionPath(section, `id=${id}`),
    icon: icons[kind],
    title,
    detail: [detail, at && formatDate(at)].filter(Boolean).join(' · '),
    kind: name,
  }
}

/** The screens whose name has all words of the text; all of them before anything is typed. */
export const screensWith = (sections: Section[], text: string): Choice[] =>
  sections
    .filter(({ label }) => containsTerms(makeSearchText([label]), searchTerms(text)))
    .map(({ id, label, icon }) => ({
      to: sectionPath(id),
      icon,
      title: label,
      detail: '',
      kind: 'Screen',
    }))
