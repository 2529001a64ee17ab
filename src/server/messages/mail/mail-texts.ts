import { accountLinkHours } from '#contract/accounts/account-links.ts'
import type { Language } from '#contract/platform/language.ts'
import type { MailKind } from '#server/platform/db/tables/messages.ts'
import { type MailFacts, type VisitorMailKind, visitorMailKinds } from './visitor-mail-kinds.ts'
import { english } from './visitor-mails.ts'
import { spanish } from './visitor-mails-es.ts'

export type MailContent = { subject: string; text: string; autoSubmitted: string }

/** Mails that nobody typed. A test mail is sent at once and never waits in the outbox. */
type AutomaticKind = Exclude<MailKind, 'reply'> | 'test'

/**
 * Subject and text of an automatic mail. They contain nothing that a visitor typed: a notice passes through other
 * people's servers, and a receipt may reach someone whose address was typed by somebody else.
 */
export function mailContent(
  kind: AutomaticKind,
  facts: MailFacts,
  language: Language = 'en',
): MailContent {
  return isForVisitors(kind) ? visitorMail(kind, facts, language) : texts[kind](facts)
}

/** People who wrote to us are answered in their language. */
function visitorMail(kind: VisitorMailKind, facts: MailFacts, language: Language): MailContent {
  const { mails, letter } = { en: english, es: spanish }[language]
  const { subject, paragraphs: body } = mails[kind](facts)
  const autoSubmitted = kind.endsWith('-receipt') ? 'auto-replied' : 'auto-generated'
  return { subject, text: paragraphs(letter(body, facts.name)), autoSubmitted }
}

const isForVisitors = (kind: string): kind is VisitorMailKind =>
  visitorMailKinds.some((each) => each === kind)

const texts: Record<Exclude<AutomaticKind, VisitorMailKind>, (facts: MailFacts) => MailContent> = {
  'application-notice': ({ siteUrl, position, recordId }) =>
    notice('New job application', `A new application has come in for: ${position}`, {
      siteUrl,
      section: 'applicants',
      recordId,
    }),

  'message-notice': ({ siteUrl, recordId }) =>
    notice('New contact message', 'Someone has sent a message through the website.', {
      siteUrl,
      section: 'contact-us',
      recordId,
    }),

  'urgent-notice': ({ siteUrl, recordId }) =>
    notice('Urgent: please read this message', 'Someone says that something is wrong.', {
      siteUrl,
      section: 'contact-us',
      recordId,
    }),

  'referral-notice': ({ siteUrl, position: reference }) =>
    notice(`New referral ${reference}`, `A new referral has come in: ${reference}`, {
      siteUrl,
      section: 'referrals',
    }),

  'testimonial-notice': ({ siteUrl }) =>
    notice('New testimonial', 'A new testimonial is waiting for someone to read and approve it.', {
      siteUrl,
      section: 'testimonials',
    }),

  'reset-link': ({ name, link }) =>
    accountLink('Choose a new password', name, [
      `Someone asked for a new password for your account in the office of ${name}. Choose it here:\n${link}`,
      'The link works once, for one hour. Please don’t forward it.',
      'If you didn’t ask for it, you don’t need to do anything: your password stays as it is.',
    ]),

  'unlock-link': ({ name, link }) =>
    accountLink('Unlock your account', name, [
      `Someone tried many wrong passwords for your account in the office of ${name}. That’s why new browsers have to wait. To sign in now, open this link in the browser that you want to use:\n${link}`,
      'The link works once, for one hour. Please don’t forward it.',
      'If you didn’t ask for it, you don’t need to do anything.',
    ]),

  'invitation-link': ({ name, link }) =>
    accountLink('Your account in the office', name, [
      `You’re invited to the office of ${name}. Choose a password here, and sign in with this email address:\n${link}`,
      `The link works once, for ${accountLinkHours.invitation / 24} days. Please don’t forward it.`,
      'If you don’t know what this is about, someone may have typed your email address by mistake. Please let us know.',
    ]),

  'backup-notice': ({ siteUrl }) =>
    notice(
      'The nightly backup failed',
      'The last backup failed, so new data could be lost if a disk breaks. The page “Status” says why, and what to do.',
      { siteUrl, section: 'status' },
    ),

  'news-notice': ({ siteUrl, position: happened }) =>
    notice('News in the office', `Since you last looked: ${happened}`, {
      siteUrl,
      section: 'overview',
    }),

  test: ({ name, siteUrl }) => ({
    subject: 'Test mail',
    text: paragraphs([
      `This mail shows that ${name} can send email. Nothing else needs to be done.`,
      `It was sent from the page “Status” of the office:\n${siteUrl}/admin/dashboard?section=status`,
    ]),
    autoSubmitted: 'auto-generated',
  }),
}

function notice(
  subject: string,
  intro: string,
  to: { siteUrl: string; section: string; recordId?: string | null | undefined },
): MailContent {
  const record = to.recordId ? `&id=${to.recordId}` : ''
  const link = `${to.siteUrl}/admin/dashboard?section=${to.section}${record}`
  const text = paragraphs([intro, `Sign in to the office to read it:\n${link}`])
  return { subject, text, autoSubmitted: 'auto-generated' }
}

const accountLink = (subject: string, name: string, body: string[]): MailContent => ({
  subject,
  text: paragraphs(english.letter(body, name)),
  autoSubmitted: 'auto-generated',
})

const paragraphs = (texts: string[]) => `${texts.join('\n\n')}\n`
