import { accountLinkHours } from '#contract/accounts/account-links.ts'
import { linkDays } from '#contract/records/private-links.ts'
import type { MailKind } from '#server/platform/db/tables/messages.ts'

/** The provider's details that a mail mentions. */
export type SenderDetails = { name: string; phone: string; email: string }

export type MailContent = { subject: string; text: string; autoSubmitted: string }

/** Mails that nobody typed. A test mail is sent at once and never waits in the outbox. */
type AutomaticKind = Exclude<MailKind, 'reply'> | 'test'

type Facts = SenderDetails & {
  siteUrl: string
  position: string
  /** The address of the private link that the mail takes along. */
  link?: string | undefined
  /** The record that a notice is about. */
  recordId?: string | null
}

/**
 * Subject and text of an automatic mail. They contain nothing that a visitor typed: a notice passes through other
 * people's servers, and a receipt may reach someone whose address was typed by somebody else.
 */
export function mailContent(kind: AutomaticKind, facts: Facts): MailContent {
  return texts[kind](facts)
}

const texts: Record<AutomaticKind, (facts: Facts) => MailContent> = {
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

  'referral-notice': ({ siteUrl, position: reference }) =>
    notice(`New referral ${reference}`, `A new referral has come in: ${reference}`, {
      siteUrl,
      section: 'referrals',
    }),

  'testimonial-notice': ({ siteUrl }) =>
    notice('New testimonial', 'A new testimonial waits for someone to read and approve it.', {
      siteUrl,
      section: 'testimonials',
    }),

  'application-receipt': ({ name, position, link, ...facts }) =>
    receipt('We got your application', name, [
      `Thank you for applying to ${name}. We’ve received your application. It’s for this job:`,
      position,
      'What happens next? Someone in our office will read your application. If we want to talk with you, we’ll call or email you. You don’t need to do anything now.',
      ...(link ? linkParagraphs(link) : []),
      `Do you have a question? ${reachUs(facts)}.`,
      'If you didn’t apply, someone may have typed your email address by mistake. Please let us know.',
    ]),

  'application-link': ({ name, position, link, ...facts }) => ({
    ...receipt('Your private link', name, [
      `Thank you for applying to ${name}. This is about your application for this job:`,
      position,
      ...linkParagraphs(link ?? ''),
      `Do you have a question? ${reachUs(facts)}.`,
      'If you didn’t apply, someone may have typed your email address by mistake. Please let us know.',
    ]),
    autoSubmitted: 'auto-generated',
  }),

  'disclosure-link': ({ name, position, link, ...facts }) => ({
    ...receipt('Please read this before your background check', name, [
      `You’re about to work with ${name}. This is about your application for this job:`,
      position,
      `Before we have your background checked, please read what is on this page, and tell us there that you have read it:\n${link}`,
      `The link works for ${linkDays} days. Please don’t forward it.`,
      `Do you have a question? ${reachUs(facts)}.`,
      'If you didn’t apply, someone may have typed your email address by mistake. Please let us know.',
    ]),
    autoSubmitted: 'auto-generated',
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

  'message-receipt': ({ name, ...facts }) =>
    receipt('We got your message', name, [
      `Thank you for writing to ${name}. We’ve received your message.`,
      'What happens next? Someone in our office will read your message. Then we’ll get back to you.',
      `Want to talk now? ${reachUs(facts)}. In an emergency, call 911.`,
      'Please keep health details out of emails. We’ll ask about those by phone or in person.',
      'If you didn’t write to us, someone may have typed your email address by mistake. Please let us know.',
    ]),

  'referral-receipt': ({ name, position: reference, ...facts }) =>
    receipt('We got your referral', name, [
      `Thank you for your referral to ${name}. We’ve received it. Its number is:`,
      reference,
      'What happens next? Someone in our office will read it and call you. You don’t need to do anything now.',
      `Do you have a question? ${reachUs(facts)}, and tell us the number. In an emergency, call 911.`,
      'Please keep health details and the name of the person out of emails. We’ll ask about those by phone or in person.',
      'If you didn’t refer anyone, someone may have typed your email address by mistake. Please let us know.',
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

/** Without both, the contact form is left. */
function reachUs({ phone, email, siteUrl }: Pick<Facts, 'phone' | 'email' | 'siteUrl'>) {
  const ways = [phone && `Call us at ${phone}`, email && `${phone ? 'write' : 'Write'} to ${email}`]
  return ways.filter(Boolean).join(' or ') || `Write to us at ${siteUrl}/#contact-us`
}

const linkParagraphs = (link: string) => [
  `Your private link shows where your application stands. There you can add a document that we asked for, or withdraw your application:\n${link}`,
  `The link works for ${linkDays} days. Please don’t forward it.`,
]

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

function receipt(subject: string, name: string, texts: string[]): MailContent {
  const text = paragraphs(['Hello,', ...texts, `Your team at ${name}`])
  return { subject, text, autoSubmitted: 'auto-replied' }
}

const accountLink = (subject: string, name: string, texts: string[]): MailContent => ({
  ...receipt(subject, name, texts),
  autoSubmitted: 'auto-generated',
})

const paragraphs = (texts: string[]) => `${texts.join('\n\n')}\n`
