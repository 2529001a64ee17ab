import type { MailKind } from '#server/platform/db/tables/messages.ts'
import type { PersonalData } from '#server/records/personal-data.ts'
import { dropMail, listMailsTo } from './outbox.queries.ts'
import { deleteReceipt, listReceiptsTo } from './receipts.queries.ts'

const titles: Record<MailKind, string> = {
  'application-notice': 'Notice of an application',
  'message-notice': 'Notice of a message',
  'referral-notice': 'Notice of a referral',
  'testimonial-notice': 'Notice of a testimonial',
  'application-receipt': 'Receipt for an application',
  'message-receipt': 'Receipt for a message',
  'referral-receipt': 'Receipt for a referral',
  'application-link': 'Private link',
  'disclosure-link': 'Link to the disclosure',
  reply: 'Reply',
  'backup-notice': 'Notice of a failed backup',
}

export const outboxData: PersonalData = {
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
export const receiptData: PersonalData = {
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
