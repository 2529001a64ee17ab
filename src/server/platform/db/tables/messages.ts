import type { ClosedReason, MessageStatus } from '#contract/messages/contact.ts'
import type { TemplateKind } from '#contract/messages/placeholders.ts'
import type { Delivery, MailFailure } from '#contract/records/timeline.ts'

export type MessageTables = {
  contact_messages: ContactMessageRow
  message_templates: MessageTemplateRow
  replies: ReplyRow
}

export type ContactMessageRow = {
  id: string
  name: string
  /** Empty when it was not given, like the phone. */
  email: string
  phone: string
  message: string
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
type AboutRecord = { message_id: string | null; application_id: string | null }

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
  created_at: string
  updated_at: string
  updated_by: string | null
}
