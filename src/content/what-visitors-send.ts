import type { Language } from '#contract/platform/language.ts'
import * as visitorsNotices from './visitors-notices.ts'

type VisitorsNotices = typeof visitorsNotices
export type SentByVisitors = keyof VisitorsNotices
/** A sentence of the privacy notice, and whether the form works without a script. */
type VisitorsNotice = Record<Language, string> & { withoutScript?: true }

/** The forms of the site that work without a script. What Easy Read sends is stored as a message or a referral. */
export type PlainForm =
  | 'easy'
  | {
      [Name in SentByVisitors]: VisitorsNotices[Name] extends { withoutScript: true } ? Name : never
    }[SentByVisitors]

export function listNotices(language: Language) {
  const { message, testimonial, referral, application, ...others } = visitorsNotices
  const notices: VisitorsNotice[] = [message, testimonial, referral, application]
  return [...notices, ...Object.values<VisitorsNotice>(others)].map((notice) => notice[language])
}
