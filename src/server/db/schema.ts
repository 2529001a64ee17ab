import type { ApplicationStatus } from '#contract/applications.ts'
import type { ChangeKind } from '#contract/changes.ts'
import type { ClosedReason, MessageStatus } from '#contract/contact.ts'
import type { EventStatus } from '#contract/events.ts'
import type { JobStatus } from '#contract/jobs.ts'
import type { MailFailure } from '#contract/overview.ts'
import type { TemplateKind } from '#contract/placeholders.ts'
import type { SampleKind } from '#contract/sample-content.ts'
import type { TestimonialStatus } from '#contract/testimonial-input.ts'
import type { Delivery } from '#contract/timeline.ts'
import type { DocumentKind, DocumentType } from '../files/documents.ts'

/**
 * Every table. Both databases store the same types: ids are UUIDv7 text, times ISO-8601 UTC text,
 * booleans 0 or 1, and structured values JSON text. `updated_by` is the id of the administrator who
 * saved a row last, or null when nobody in the office has changed it.
 */
export type Schema = {
  users: UserRow
  sessions: SessionRow
  sign_in_failures: SignInFailureRow
  second_factors: SecondFactorRow
  /** Those that are not used yet, as hashes. */
  recovery_codes: { user_id: string; code_hash: string }
  /** One row, or none until a rule is set for the first time. */
  sign_in_rules: { id: 1; factor_required: 0 | 1 }
  audit_log: AuditRow
  audit_chain: AuditChainRow
  /** One row, or none before the first line. */
  audit_chain_end: { id: number; count: number; hash: string; seal: string }
  /** One row, or none until staff save the details for the first time. */
  site_details: SiteDetailsRow
  hero_slides: HeroSlideRow
  events: EventRow
  team_members: TeamMemberRow
  testimonials: TestimonialRow
  contact_messages: ContactMessageRow
  message_history: MessageHistoryRow
  message_templates: MessageTemplateRow
  notes: NoteRow
  replies: ReplyRow
  jobs: JobRow
  job_tombstones: JobTombstoneRow
  applications: ApplicationRow
  /** Updated by triggers. */
  application_counts: { status: ApplicationStatus; count: number }
  /** Updated by triggers. */
  change_counts: { kind: ChangeKind; count: number }
  application_files: ApplicationFileRow
  application_status_history: StatusHistoryRow
  idempotency_keys: IdempotencyKeyRow
  removed_files: RemovedFileRow
  mail_outbox: MailRow
  mail_receipts: MailReceiptRow
  privacy_holds: PrivacyHoldRow
  erasure_receipts: ErasureReceiptRow
  sample_records: { kind: SampleKind; record_id: string }
  milestones: { name: string; reached_at: string }
  scheduled_tasks: ScheduledTaskRow
  scheduled_runs: ScheduledRunRow
  backups: BackupRow
  /** One row, or none while the files in DATA_DIR are not known to belong to this database. */
  installation: { id: number; installation_id: string }
}

/** The tables whose rows have the columns of `Row`. */
export type TablesWith<Row> = {
  [Name in keyof Schema]: Schema[Name] extends Row ? Name : never
}[keyof Schema]

/** What an update sets: every column by name, undefined for a value that stays as it is. */
export type Changes<Row> = {
  [Column in Exclude<keyof Row, 'id' | 'created_at'>]: Row[Column] | undefined
}

export type UserRow = {
  id: string
  username: string
  /** In lower case; unique. */
  email: string
  password_hash: string
  /** 1 for a generated password, which was printed where the server runs. */
  password_generated: 0 | 1
  role: string
  active: 0 | 1
  last_sign_in_at: string | null
  created_at: string
  updated_at: string
  updated_by: string | null
}

type SessionRow = {
  id: string
  user_id: string
  created_at: string
  last_seen_at: string
  expires_at: string
  revoked_at: string | null
  /** A hash of the cookie that opens applicants' files in this session. */
  file_secret_hash: string | null
  /** The user agent of the browser that signed in. */
  user_agent: string | null
  ip: string | null
}

type SignInFailureRow = {
  /** A hash of what failures are counted for, such as the email that was typed, which nobody may have. */
  account: string
  /** Failures are forgiven one after the other; this is when none is left. */
  forgiven_at: string
  blocked_until: string
}

type SecondFactorRow = {
  user_id: string
  /** The secret that the authenticator app has too, encrypted, as base64. */
  sealed_secret: string
  /** The name of the key it is encrypted with. */
  key_name: string
  /** Null while the set-up is not finished. */
  switched_on_at: string | null
  /** The time step of the last code that was accepted: a code counts once. */
  last_step: number
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

export type SiteDetailsRow = {
  id: number
  phone: string
  email: string
  street: string
  city: string
  region: string
  postal_code: string
  hours: string
  /** A JSON list of titles and details. */
  licensing: string
  /** A JSON list of labels and addresses. */
  links: string
  /** Whether the site shows the assistant. */
  assistant: 0 | 1
  updated_at: string
  updated_by: string | null
}

export type HeroSlideRow = {
  id: string
  title: string
  subtitle: string
  /** A `StoredPicture` as JSON. */
  picture: string
  /** What the picture shows; empty when nobody has described it. */
  picture_description: string
  is_active: 0 | 1
  position: number
  created_at: string
  updated_at: string
  updated_by: string | null
}

export type EventRow = {
  id: string
  title: string
  description: string
  status: EventStatus
  /** When a draft is to be published. */
  publish_at: string | null
  /** A `StoredPicture` as JSON. */
  picture: string | null
  picture_description: string
  starts_at: string | null
  place: string
  created_at: string
  updated_at: string
  updated_by: string | null
}

export type TestimonialRow = {
  id: string
  name: string
  review: string
  status: TestimonialStatus
  /** Whether the sender allowed us to show it. */
  permission: 0 | 1
  created_at: string
  updated_at: string
  updated_by: string | null
}

export type TeamMemberRow = {
  id: string
  name: string
  position: string
  comment: string
  /** A `StoredPicture` as JSON. */
  picture: string | null
  picture_description: string
  /** The place in the list; `position` is the person's. */
  list_order: number
  created_at: string
  updated_at: string
  updated_by: string | null
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

/** A change of the status or the owner of a message. */
export type MessageHistoryRow = {
  id: string
  message_id: string
  change: MessageStatus | ClosedReason | 'owner'
  /** The new owner after a change of the owner; null when there is none now. */
  owner_id: string | null
  at: string
  actor_id: string
}

/** What a note or a reply is about. Deleting that record deletes them too. */
type AboutRecord = { message_id: string | null; application_id: string | null }

/** A note that only the office sees. */
type NoteRow = AboutRecord & { id: string; text: string; created_at: string; created_by: string }

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

export type JobRow = {
  id: string
  /** Created from the first title and unique; it stays the same when the title changes. */
  slug: string
  title: string
  location: string
  /** Sanitized HTML. */
  description: string
  /** A JSON list of shifts, in the order of a day. */
  shifts: string
  status: JobStatus
  /** When a draft is to be published. */
  publish_at: string | null
  department: string
  employment_type: string
  experience_level: string
  /** Title, place and description without markup, in lower case. */
  search_text: string
  first_published_at: string | null
  created_at: string
  updated_at: string
  updated_by: string | null
}

/** A deleted job that was once published. */
type JobTombstoneRow = { id: string; slug: string; deleted_at: string }

export type ApplicationRow = {
  id: string
  /** The job may have been deleted since. */
  job_id: string
  /** The title of the job when the application arrived. */
  position: string
  first_name: string
  last_name: string
  email: string
  phone: string
  status: ApplicationStatus
  notes: string
  experience: string
  education: string
  /** Name, email and position, in lower case. */
  /** Names, email, position and the digits of the phone, as they are searched. */
  search_text: string
  /** The last and the first name, as they are sorted. */
  sort_name: string
  created_at: string
  updated_at: string
  updated_by: string | null
}

export type ApplicationFileRow = {
  id: string
  application_id: string
  kind: DocumentKind
  /** 0 for the resume; the identification documents follow in their order. */
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
}

type StatusHistoryRow = {
  id: string
  application_id: string
  status: ApplicationStatus
  at: string
  actor_id: string | null
}

export type IdempotencyKeyRow = {
  /** A hash of the key that the sender gave, or of the content itself. */
  key: string
  content_hash: string
  application_id: string
  created_at: string
}

/** A file whose rows are deleted and that is still to be deleted from the disk. */
type RemovedFileRow = { stored_name: string; removed_at: string }

export type MailKind =
  | `${'application' | 'message' | 'testimonial'}-notice`
  | `${'application' | 'message'}-receipt`
  | 'reply'
  | 'backup-notice'

/** A mail that waits to be sent or could not be sent. Its row is deleted once it is sent. */
export type MailRow = {
  id: string
  kind: MailKind
  /** Null once we have given up sending it. */
  recipient: string | null
  /** The job title of an application, else empty. */
  position: string
  /** What the mail is about; deleting it deletes the mail too. */
  application_id: string | null
  message_id: string | null
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

export type ScheduledTaskRow = {
  name: string
  /** When it runs next. While it is running: when another instance may start it, in case this one has died. */
  due_at: string
  /** The run that is under way. */
  run_id: string | null
  started_at: string | null
  /** When the last finished run ended. */
  ended_at: string | null
  /** What the last finished run did, or why it failed; empty when there was nothing to do. */
  result: string
  failed: 0 | 1
}

/** A run that did something or failed. Only the latest ones are kept. */
export type ScheduledRunRow = {
  id: string
  task: string
  started_at: string
  ended_at: string
  result: string
  failed: 0 | 1
}

/** A nightly backup: one that is being made, or one that is on the disk. */
export type BackupRow = {
  id: string
  folder: string
  file: string
  started_at: string
  /** Null until it has been made and proved, or could not be proved. */
  ended_at: string | null
  size: number
  /** When it was restored into a temporary place and was complete. */
  proved_at: string | null
  /** Why it is not proved; else empty. */
  problem: string
}
