import type { LinkPurpose } from '#contract/records/private-links.ts'
import type { MailFailure } from '#contract/records/timeline.ts'

export type MailTables = {
  mail_outbox: MailRow
  mail_receipts: MailReceiptRow
}

export type MailKind =
  | `${'application' | 'message' | 'referral' | 'testimonial'}-notice`
  | `${'application' | 'message' | 'referral'}-receipt`
  | `${LinkPurpose}-link`
  | 'reply'
  | 'backup-notice'

/** A mail that waits to be sent or could not be sent. Its row is deleted once it is sent. */
export type MailRow = {
  id: string
  kind: MailKind
  /** Null once we have given up sending it. */
  recipient: string | null
  /** The job title of an application or the reference of a referral, else empty. */
  position: string
  /** What the mail is about; deleting it deletes the mail too. */
  application_id: string | null
  message_id: string | null
  referral_id: string | null
  /** The reply that the mail contains. */
  reply_id: string | null
  created_at: string
  attempts: number
  /** When it is sent next. While it is being sent: when another instance may try, in case this one has crashed. */
  due_at: string
  /** Why the last attempt failed. */
  failure: MailFailure | null
}

/** One of the few receipts that an address may get in a day. */
type MailReceiptRow = {
  /** A hash of the address in lower case. */
  recipient_hash: string
  /** 1, 2 or 3; used again once it is a day old. */
  place: number
  sent_at: string
}
