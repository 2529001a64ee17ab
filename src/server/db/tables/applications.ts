import type { ApplicationStatus } from '#contract/applications.ts'
import type { DocumentKind, DocumentType } from '#server/files/documents.ts'

export type ApplicationTables = {
  applications: ApplicationRow
  /** Updated by triggers. */
  application_counts: { status: ApplicationStatus; count: number }
  application_files: ApplicationFileRow
  application_status_history: StatusHistoryRow
  application_reasons: ReasonsRow
  idempotency_keys: IdempotencyKeyRow
  removed_files: RemovedFileRow
}

export type ApplicationRow = {
  id: string
  /** The job may have been deleted since. */
  job_id: string
  /** The title of the job when the application arrived. */
  position: string
  /** Where the job was then; empty when it is not known. */
  location: string
  first_name: string
  last_name: string
  email: string
  phone: string
  status: ApplicationStatus
  /** Empty unless it was rejected or withdrawn for a reason. */
  reason: string
  /** Empty when it is not known, like the place. */
  interview_at: string
  interview_place: string
  /** The newest of its notes; empty when it was emptied. */
  notes: string
  experience: string
  education: string
  has_resume: 0 | 1
  has_identification: 0 | 1
  /** Names, email, position, location and the digits of the phone, as they are searched. */
  search_text: string
  /** The last and the first name, as they are sorted. */
  sort_name: string
  /** When someone in the office first opened or changed it. */
  first_look_at: string | null
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

/** A status that an application got, with the interview or the reason that was given. */
type StatusHistoryRow = {
  id: string
  application_id: string
  status: ApplicationStatus
  reason: string
  interview_at: string
  interview_place: string
  at: string
  actor_id: string | null
}

/** One row, or none while nobody has changed the reasons that come with the product. */
type ReasonsRow = {
  id: number
  /** A list of texts as JSON. */
  reasons: string
  updated_at: string
  updated_by: string | null
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
