import type { CallBack } from '#contract/website/site-details.ts'

/** The provider's details that a mail mentions. */
export type SenderDetails = { name: string; phone: string; email: string }

export type MailFacts = SenderDetails & {
  siteUrl: string
  position: string
  /** The address of the private link that the mail takes along. */
  link?: string | undefined
  /** When a referral gets its first call, and whom its sender can ask for. */
  callBack?: CallBack
  contact?: string
  /** The record that a notice is about. */
  recordId?: string | null
}

/** The automatic mails that people outside the office get. */
export const visitorMailKinds = [
  'application-receipt',
  'application-link',
  'disclosure-link',
  'message-receipt',
  'referral-receipt',
  'referral-link',
] as const
export type VisitorMailKind = (typeof visitorMailKinds)[number]

/** All of them in one language. */
export type VisitorMails = {
  mails: Record<VisitorMailKind, (facts: MailFacts) => { subject: string; paragraphs: string[] }>
  /** With a greeting before the text and the provider's name below it. */
  letter: (paragraphs: string[], name: string) => string[]
}
