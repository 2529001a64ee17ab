import { callBackWords } from '#content/call-back.ts'
import { linkDays } from '#contract/records/private-links.ts'
import type { MailFacts, VisitorMails } from './visitor-mail-kinds.ts'

const notFromYou = (what: string) =>
  `If you didn’t ${what}, someone may have typed your email address by mistake. Please let us know.`

/** Their Spanish is in `visitor-mails-es.ts`. */
export const english: VisitorMails = {
  letter: (paragraphs, name) => ['Hello,', ...paragraphs, `Your team at ${name}`],
  mails: {
    'application-receipt': ({ name, position, link, ...facts }) => ({
      subject: 'We got your application',
      paragraphs: [
        `Thank you for applying to ${name}. We’ve received your application. It’s for this job:`,
        position,
        'What happens next? Someone in our office will read your application. If we want to talk with you, we’ll call or email you. You don’t need to do anything now.',
        ...(link ? linkParagraphs(link, 'application') : []),
        `Do you have a question? ${reachUs(facts)}.`,
        notFromYou('apply'),
      ],
    }),

    'application-link': ({ name, position, link, ...facts }) => ({
      subject: 'Your private link',
      paragraphs: [
        `Thank you for applying to ${name}. This is about your application for this job:`,
        position,
        ...linkParagraphs(link ?? '', 'application'),
        `Do you have a question? ${reachUs(facts)}.`,
        notFromYou('apply'),
      ],
    }),

    'disclosure-link': ({ name, position, link, ...facts }) => ({
      subject: 'Please read this before your background check',
      paragraphs: [
        `You’re about to work with ${name}. This is about your application for this job:`,
        position,
        `Before we have your background checked, please read what is on this page, and tell us there that you have read it:\n${link}`,
        `The link works for ${linkDays} days. Please don’t forward it.`,
        `Do you have a question? ${reachUs(facts)}.`,
        notFromYou('apply'),
      ],
    }),

    'message-receipt': ({ name, ...facts }) => ({
      subject: 'We got your message',
      paragraphs: [
        `Thank you for writing to ${name}. We’ve received your message.`,
        'What happens next? Someone in our office will read your message. Then we’ll get back to you.',
        `Want to talk now? ${reachUs(facts)}. In an emergency, call 911.`,
        'Please keep health details out of emails. We’ll ask about those by phone or in person.',
        notFromYou('write to us'),
      ],
    }),

    'referral-receipt': ({
      name,
      position: reference,
      link,
      callBack = '',
      contact,
      ...facts
    }) => ({
      subject: 'We got your referral',
      paragraphs: [
        `Thank you for your referral to ${name}. We’ve received it. Its number is:`,
        reference,
        `What happens next? Someone in our office will read it and call or email you${callBackWords[callBack]}. You don’t need to do anything now.`,
        ...(contact ? [`Your contact is ${contact}.`] : []),
        ...(link ? linkParagraphs(link, 'referral') : []),
        `Do you have a question? ${reachUs(facts)}, and tell us the number. In an emergency, call 911.`,
        'Please keep health details and the name of the person out of emails. We’ll ask about those by phone or in person.',
        notFromYou('refer anyone'),
      ],
    }),

    'referral-link': ({ name, position: reference, link, ...facts }) => ({
      subject: 'Your private link',
      paragraphs: [
        `Thank you for your referral to ${name}. Its number is:`,
        reference,
        ...linkParagraphs(link ?? '', 'referral'),
        `Do you have a question? ${reachUs(facts)}, and tell us the number.`,
        notFromYou('refer anyone'),
      ],
    }),
  },
}

/** Without both, the contact form is left. */
function reachUs({ phone, email, siteUrl }: Pick<MailFacts, 'phone' | 'email' | 'siteUrl'>) {
  const ways = [phone && `Call us at ${phone}`, email && `${phone ? 'write' : 'Write'} to ${email}`]
  return ways.filter(Boolean).join(' or ') || `Write to us at ${siteUrl}/#contact-us`
}

const additions = {
  application: 'a document that we asked for',
  referral: 'what’s missing',
}

const linkParagraphs = (link: string, noun: keyof typeof additions) => [
  `Your private link shows where your ${noun} stands. There you can add ${additions[noun]}, or withdraw your ${noun}:\n${link}`,
  `The link works for ${linkDays} days. Please don’t forward it.`,
]
