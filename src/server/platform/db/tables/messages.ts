import type { AccountLinkPurpose } from '#contract/accounts/account-links.ts'
import type { ClosedReason, MessageStatus } from '#contract/messages/contact.ts'
import type { EasyForm } from '#contract/messages/easy-message.ts'
import type { TemplateDecision, TemplateKind } from '#contract/messages/templates.ts'
import type { Language } from '#contract/platform/language.ts'
import type { LinkPurpose } from '#contract/records/private-links.ts'
import type { Delivery, MailFailure } from '#contract/records/timeline.ts'

export type MessageTables = {
  contact_messages: ContactMessageRow
  message_templates: MessageTemplateRow
  replies: ReplyRow
  mail_outbox: MailRow
  mail_receipts: MailReceiptRow
}

export type ContactMessageRow = {
  id: string
  name: string
  /** Empty when it was not given, like the phone. */
  email: string
  phone: string
  message: string
  /** What it was written in. */
  language: Language
  /** The form of Easy Read from which it came, else empty. */
  easy_form: EasyForm | ''
  is_read: 0 | 1
  status: MessageStatus
  closed_reason: ClosedReason | null
  owner_id: string | null
  /** Name, email, message and the digits of the phone, as they are searched. */
  search_text: string
  created_at: string
  /** When the status or the owner changed last, or a reply was written; reading changes nothing. */
  updated_at: string
  updated_by: string | null
}

/** What a reply is about. Deleting that record deletes it too. */
type AboutRecord = {
  message_id: string | null
  application_id: string | null
  referral_id: string | null
}

/** What someone in the office wrote to the person of a record. */
export type ReplyRow = AboutRecord & {
  id: string
  subject: string
  text: string
  delivery: Delivery
  /** Why it failed. */
  failure: MailFailure | null
  created_at: string
  created_by: string
}

/** A text for replies, with names such as {name} that are replaced when it is used. */
export type MessageTemplateRow = {
  id: string
  kind: TemplateKind
  name: string
  subject: string
  text: string
  /** Empty when no decision begins with it. */
  decision: TemplateDecision | ''
  created_at: string
  updated_at: string
  updated_by: string | null
}

export type MailKind =
  | `${'application' | 'message' | 'urgent' | 'referral' | 'testimonial'}-notice`
  | `${'application' | 'message' | 'referral'}-receipt`
  | `${LinkPurpose | AccountLinkPurpose}-link`
  | 'reply'
  | 'backup-notice'
  | 'news-notice'

/** A mail that waits to be sent or could not be sent. Its row is deleted once it is sent. */
export type MailRow = {
  id: string
  kind: MailKind
  /** Null once we have given up sending it. */
  recipient: string | null
  /** The job title of an application, the reference of a referral or what happened, else empty. */
  position: string
  /** What the mail is about; deleting it deletes the mail too. */
  application_id: string | null
  message_id: string | null
  referral_id: string | null
  language: Language
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
