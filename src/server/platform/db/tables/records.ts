import type { ClosedReason, MessageStatus } from '#contract/messages/contact.ts'
import type { AskedKind, LinkPurpose } from '#contract/records/private-links.ts'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { VersionKind } from '#contract/records/versions.ts'
import type { ReferralStage } from '#contract/referrals/referrals.ts'

export type RecordTables = {
  translations: TranslationRow
  audit_log: AuditRow
  audit_chain: AuditChainRow
  /** One row, or none before the first line. */
  audit_chain_end: { id: number; count: number; hash: string; seal: string }
  clock_state: ClockRow
  due_records: { record_id: string; kind: RecordKind; marked_at: string }
  idempotency_keys: IdempotencyKeyRow
  removed_files: RemovedFileRow
  notes: NoteRow
  record_history: HistoryRow
  privacy_holds: PrivacyHoldRow
  erasure_receipts: ErasureReceiptRow
  private_links: PrivateLinkRow
  document_requests: DocumentRequestRow
  record_versions: RecordVersionRow
  deleted_records: DeletedRecordRow
  news_settings: NewsSettingsRow
}

/** What of a record is written in another language, beside the row itself. */
export type TranslationRow = {
  kind: VersionKind
  record_id: string
  language: 'es'
  /** `SpanishTexts` as JSON. */
  texts: string
}

/** How far someone has looked at the news, and what they get mail about. */
export type NewsSettingsRow = {
  user_id: string
  /** Null until they have looked at it once. */
  seen_at: string | null
  /** A list of kinds as JSON. */
  mail_kinds: string
  /** What happened after this is still to be mailed. */
  mail_from: string | null
  mailed_at: string | null
}

/** One row, or none before the first task. */
export type ClockRow = {
  id: number
  /** When the clock was right last. */
  seen_at: string
  /** When it was noticed that it may be wrong; null when an owner has confirmed it since. */
  stopped_at: string | null
  reason: string
  /** How far the server's clock is ahead of the other one, as an owner has confirmed it. */
  offset_seconds: number
}

export type AuditRow = {
  id: string
  at: string
  actor_id: string | null
  action: string
  object_kind: string
  object_id: string | null
  ip: string | null
  request_id: string | null
}

type AuditChainRow = {
  /** 1 for the oldest line. */
  position: number
  line_id: string
  /** Made with a key from this line, its position and the hash before it. */
  hash: string
  key_id: string
}

export type DocumentType = 'pdf' | 'doc' | 'docx' | 'jpg' | 'png' | 'txt'

/** What applicants send, what comes with a referral, and what a referral says about needs. */
export type DocumentKind = 'resume' | 'identification' | 'other' | 'referral' | 'needs'

/** A sealed file. Each kind of record has a table of its own for its files. */
export type DocumentFileRow = {
  id: string
  kind: DocumentKind
  /** In the order they were sent. */
  place: number
  /** A random name, used on disk and in the address. */
  stored_name: string
  original_name: string
  type: DocumentType
  size: number
  /** Checksum of the file as it was sent. */
  sha256: string
  /** The name of the key it is encrypted with. */
  key_name: string
  /** 1 when Word would load a template or a picture from another place. */
  loads_external: number
}

export type IdempotencyKeyRow = {
  /** A hash of the key that the sender gave, or of the content itself. */
  key: string
  content_hash: string
  /** The application or referral that was stored. */
  record_id: string
  created_at: string
}

/** A file whose rows are deleted and that is still to be deleted from the disk. */
type RemovedFileRow = { stored_name: string; removed_at: string }

/** A note that only the office sees. Deleting the record that it is about deletes it too. */
type NoteRow = {
  id: string
  message_id: string | null
  application_id: string | null
  referral_id: string | null
  text: string
  /** The text as it is searched. */
  search_text: string
  created_at: string
  /** Empty when it is not known. */
  created_by: string
}

/** A change of a message, a referral or an application. Deleting the record deletes it too. */
export type HistoryRow = {
  id: string
  message_id: string | null
  referral_id: string | null
  application_id: string | null
  change:
    | MessageStatus
    | ClosedReason
    | ReferralStage
    | 'owner'
    | 'next step'
    | 'first day'
    | 'moved'
    | 'decision'
    | 'missing'
    | 'added'
  /** Why a referral was declined, its next step, what is missing, added or recorded, or a move as JSON; else empty. */
  detail: string
  /** The new owner after a change of the owner; null when there is none now. */
  owner_id: string | null
  at: string
  /** Empty when it was the sender, with a private link. */
  actor_id: string
}

/** A reason not to erase what is stored about a person. Releasing the hold deletes it. */
type PrivacyHoldRow = {
  id: string
  /** Empty when it was not given, like the phone. */
  email: string
  phone: string
  reason: string
  created_at: string
  created_by: string
}

/** That something was erased, without the name or address of the person. */
type ErasureReceiptRow = {
  id: string
  erased_at: string
  erased_by: string
  /** A JSON list of labels and counts. */
  erased: string
}

/** A link to an application or a referral. Deleting the record deletes its links too. */
export type PrivateLinkRow = {
  id: string
  /** A hash, so that nobody who reads the database can use the link. */
  token_hash: string
  purpose: LinkPurpose
  application_id: string | null
  referral_id: string | null
  /** The mail that takes it to the person. Each attempt to send that mail makes a new token. */
  mail_id: string | null
  created_at: string
  /** Null when it was sent with the receipt. */
  created_by: string | null
  expires_at: string
  revoked_at: string | null
  last_used_at: string | null
}

/** A document that staff asked an applicant for. */
export type DocumentRequestRow = {
  id: string
  application_id: string
  kind: AskedKind
  /** What it is called when it is another document, and the item of the first-day list it is for; or empty. */
  name: string
  item: string
  note: string
  created_at: string
  created_by: string
  /** Null until a file has arrived. */
  received_at: string | null
}

/** A record as it was when someone saved it. */
type StoredContent = {
  kind: VersionKind
  record_id: string
  /** Its row as JSON, without what has a column here. */
  content: string
  /** A `StoredPicture` as JSON. */
  picture: string | null
  /** A list of them. */
  pictures: string
  saved_at: string
  saved_by: string | null
}

type RecordVersionRow = StoredContent & {
  /** 1 for the oldest of a record. */
  number: number
  /** When the next version was saved. */
  replaced_at: string
}

type DeletedRecordRow = StoredContent & { deleted_at: string; deleted_by: string | null }
