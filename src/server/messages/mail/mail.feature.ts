import type { MailKind } from '#server/platform/db/tables/messages.ts'
import { hours, minutes } from '#server/platform/time.ts'
import { clockInDoubt, mayDeleteByClock } from '#server/records/clock/clock.ts'
import { countInWords, type Feature, type Task } from '#server/records/feature.ts'
import type { PersonalData } from '#server/records/personal-data.ts'
import { builtInText, pairTexts, type Samples } from '#server/records/spanish/spanish-texts.ts'
import {
  countFailed,
  deleteReceipt,
  dropMail,
  forgetOldMails,
  listMailsTo,
  listReceiptsTo,
} from './outbox.queries.ts'
import { type MailFacts, visitorMailKinds } from './visitor-mail-kinds.ts'
import { english } from './visitor-mails.ts'
import { spanish } from './visitor-mails-es.ts'

const titles: Record<MailKind, string> = {
  'application-notice': 'Notice of an application',
  'message-notice': 'Notice of a message',
  'urgent-notice': 'Notice of an urgent message',
  'referral-notice': 'Notice of a referral',
  'testimonial-notice': 'Notice of a testimonial',
  'application-receipt': 'Receipt for an application',
  'message-receipt': 'Receipt for a message',
  'referral-receipt': 'Receipt for a referral',
  'application-link': 'Private link',
  'disclosure-link': 'Link to the disclosure',
  'referral-link': 'Private link of a referral',
  'reset-link': 'Link to reset a password',
  'unlock-link': 'Link to unlock an account',
  'invitation-link': 'Invitation to the office',
  reply: 'Reply',
  'backup-notice': 'Notice of a failed backup',
  'news-notice': 'Notice of news',
}

const facts: MailFacts = {
  ...{ name: '…', phone: '…', email: '…', siteUrl: '…' },
  ...{ position: '…', link: '…', contact: '…' },
}
const mailSamples: Samples = Object.fromEntries(visitorMailKinds.map((kind) => [kind, [[facts]]]))

const outboxData: PersonalData = {
  label: 'Mails that wait to be sent',
  notice: null,
  find: async (db, { email }) => {
    if (!email) return []
    const rows = await listMailsTo(db, email)
    return rows.map(({ id, created_at, kind, recipient }) => ({
      id,
      at: created_at,
      title: titles[kind],
      email: recipient ?? '',
      phone: '',
      details: [{ label: 'To', text: recipient ?? '' }],
      history: [],
      documents: [],
    }))
  },
  erase: dropMail,
}

/** Kept for a day, so that nobody gets more than a few. */
const receiptData: PersonalData = {
  label: 'Receipts sent by mail',
  notice: null,
  find: async (db, { email }) => {
    if (!email) return []
    const rows = await listReceiptsTo(db, email)
    return rows.map(({ id, sentAt }) => ({
      id,
      at: sentAt,
      title: 'Receipt',
      email,
      phone: '',
      details: [{ label: 'To', text: `${email} (stored only as a hash, and for one day)` }],
      history: [],
      documents: [],
    }))
  },
  erase: deleteReceipt,
}

export const mail: Feature = {
  personalData: [outboxData, receiptData],
  waiting: {
    mail: {
      access: 'owner',
      find: ({ db }) => countFailed(db),
    },
  },
  spanishTexts: async () => [
    builtInText('mails', pairTexts(english.mails, spanish.mails, mailSamples)),
  ],
  tasks: (context) => {
    const { db, mail } = context
    // Also without a mail server, because addresses are left behind when mail is switched off.
    const forget: Task = {
      name: 'old mail',
      title: 'Forget old email',
      purpose: 'Removes the addresses of emails that are more than a week old.',
      every: 1 * hours,
      run: async (now) => {
        if (!(await mayDeleteByClock(context, now))) return clockInDoubt
        await forgetOldMails(db, now)
        return undefined
      },
    }
    if (!mail) return [forget]
    // For retries, and for mail that a crash left behind.
    const run = async () => countInWords('Emails sent', await mail.sendDue())
    return [
      forget,
      {
        name: 'mail',
        title: 'Send email',
        purpose: 'Sends the emails that could not be sent at once.',
        every: 1 * minutes,
        run,
      },
    ]
  },
}
