import type { IdentityMoment } from '#contract/hiring/application-rules.ts'
import type { ApplicationStatus } from '#contract/hiring/application-status.ts'
import type { DocumentFileRow } from './files.ts'

export type ApplicationTables = {
  applications: ApplicationRow
  /** Updated by triggers. */
  application_counts: { job_id: string; status: ApplicationStatus; count: number }
  application_files: ApplicationFileRow
  application_status_history: StatusHistoryRow
  application_reasons: LinesRow
  first_day_list: LinesRow
  first_day_items: FirstDayItemRow
  /** One row, or none while nobody has changed the rules. */
  application_rules: { id: number; identity_documents: IdentityMoment }
  /** One row, or none while nobody has changed how long applications are kept. */
  application_retention: { id: 1; keep_years: number; deletes_by_itself: 0 | 1 }
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

/** In the order in which they arrived, and in one form the resume before the identification documents. */
export type ApplicationFileRow = DocumentFileRow & { application_id: string }

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

/** One row, or none while nobody has changed the list that comes with the product. */
type LinesRow = {
  id: number
  /** A list of texts as JSON. */
  lines: string
  updated_at: string
  updated_by: string | null
}

/** What was recorded before the first day of someone who was hired, under the text it had on the list. */
export type FirstDayItemRow = {
  id: string
  application_id: string
  item: string
  /** Null while it is not done, like who did it. */
  done_on: string | null
  done_by: string | null
  /** Null when it does not expire. */
  expires_on: string | null
  note: string
  updated_at: string
  updated_by: string | null
}
