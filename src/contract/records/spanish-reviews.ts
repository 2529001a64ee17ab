import { z } from 'zod'
import { replyWith, storableText } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'

// Which Spanish texts a person has reviewed. A mark is for one version of the English and the Spanish together.

export const reviewMessages = {
  changed: 'This text has changed since you opened it. Please read it again.',
}

/** The Spanish of no record, by the ids under which it is reviewed. */
export const spanishTextNames = {
  'application-consent': 'Consent of an application',
  'referral-consent': 'Consent of a referral',
  'form-consent': 'Consent in the Word referral form',
  'story-permission': 'Permission to show a story',
  disclosure: 'Disclosure before a background check',
  'disclosure-read': 'Confirming that the disclosure was read',
  privacy: 'Privacy and Terms',
  accessibility: 'Accessibility',
  'easy-rights': 'Easy Read: rights, safety, complaints and consent',
  about: 'About, mission and values',
  programs: 'Programs and services',
  referral: 'Referral',
  careers: 'Careers and jobs',
  application: 'Application form',
  events: 'Events',
  contact: 'Contact',
  story: 'Share your story',
  around: 'Words around slides, team and testimonials',
  chat: 'Words around the chat',
  assistant: 'Answers of the assistant',
  easy: 'Easy Read',
  ui: 'Words of buttons, lists and files',
  layout: 'Menus, header and footer',
  titles: 'Titles of legal pages',
  messages: 'What forms answer',
  'private-application': 'Private page of an application',
  'private-referral': 'Private page of a referral',
  mails: 'Automatic mails',
  samples: 'Sample content',
}
export type SpanishTextId = keyof typeof spanishTextNames

const hash = z.string().regex(/^[\w-]{43}$/, 'This version is not known')

/** A Spanish text, or those of a page or a record, and whether this version of them was reviewed. */
export const SpanishReview = z.object({
  id: z.string(),
  name: z.string(),
  /** Where it comes from, such as "Built in" or "Notices". */
  from: z.string(),
  /** Visitors read it in Spanish only once it is reviewed. */
  critical: z.boolean(),
  /** Of the English and the Spanish. */
  hash,
  reviewed: z.nullable(z.object({ by: z.string(), at: z.string() })),
  /** Whether whoever asks may mark it. */
  mayMark: z.boolean(),
})
export type SpanishReview = z.infer<typeof SpanishReview>

export const ReviewedTexts = z.object({
  ...SpanishReview.shape,
  texts: z.array(
    z.object({
      en: z.string(),
      es: z.string(),
      /** Clean HTML. */
      rich: z.boolean(),
    }),
  ),
})
export type ReviewedTexts = z.infer<typeof ReviewedTexts>

const ById = z.object({ id: storableText('Id', 100) })

export const spanishReviewSchemas = {
  list: { reply: replyWith(z.array(SpanishReview)) },
  get: { params: ById, reply: replyWith(ReviewedTexts) },
  mark: {
    params: ById,
    body: z.object({ hash, reviewed: z.boolean('Reviewed must be true or false') }),
    reply: replyWith(SpanishReview),
  },
}

/** Who may edit a text may mark it, and only an owner a critical one; the handlers check that. */
export const spanishReviewCalls: Calls<typeof spanishReviewSchemas> = {
  list: endpoint('GET', '/admin/spanish-reviews', 'staff'),
  get: endpoint('GET', '/admin/spanish-reviews/:id', 'staff'),
  mark: endpoint('PUT', '/admin/spanish-reviews/:id', 'staff'),
}
