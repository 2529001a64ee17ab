import type { IdentityMoment } from '#contract/hiring/application-rules.ts'
import type { ApplicationStatus } from '#contract/hiring/application-status.ts'
import type { OfferAnswer } from '#contract/hiring/decisions.ts'
import type { PayPeriod } from '#contract/hiring/job-pay.ts'
import type { JobStatus } from '#contract/hiring/jobs.ts'
import type { Language } from '#contract/platform/language.ts'
import type { DocumentFileRow } from './records.ts'

export type HiringTables = {
  jobs: JobRow
  job_tombstones: JobTombstoneRow
  applications: ApplicationRow
  /** Updated by triggers. */
  application_counts: { job_id: string; status: ApplicationStatus; count: number }
  application_files: ApplicationFileRow
  application_status_history: StatusHistoryRow
  application_reasons: LinesRow
  first_day_list: LinesRow
  interview_questions: LinesRow
  first_day_items: FirstDayItemRow
  /** One row, or none while nobody has changed the rules. */
  application_rules: Edited & { identity_documents: IdentityMoment; waiting_days: number }
  /** One row, or none while nobody has changed how long applications are kept. */
  application_retention: Edited & { keep_years: number; deletes_by_itself: 0 | 1 }
  disclosure_texts: DisclosureTextRow
  disclosure_acknowledgements: AcknowledgementRow
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
  /** The last day on which people can apply, at the provider. */
  closing_date: string | null
  /** In cents. */
  pay_from: number | null
  pay_to: number | null
  pay_per: PayPeriod | null
  openings: number | null
  street: string | null
  postal_code: string | null
  /** The id of a program; empty for none. */
  program: string
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
  /** Where the job was then; empty when it is not known. */
  location: string
  first_name: string
  last_name: string
  email: string
  phone: string
  /** What it was written in. */
  language: Language
  status: ApplicationStatus
  /** Empty unless it was rejected or withdrawn for a reason. */
  reason: string
  /** Empty when it is not known, like the place. */
  interview_at: string
  interview_place: string
  /** The day of the offer; empty when there is none, like the answer to it and its day. */
  offer_made_on: string
  offer_answer: OfferAnswer
  offer_answered_on: string
  /** The day of the first notice about a background check; empty when there is none. */
  check_notice_on: string
  owner_id: string | null
  next_step: string
  /** Null when nothing is planned. */
  next_step_on: string | null
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
export type ApplicationFileRow = DocumentFileRow & {
  application_id: string
  /** What we asked for by this name, and the item of the first-day list it is for; or empty. */
  name: string
  item: string
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

/** One row, or none while nobody has changed the list that comes with the product. */
type LinesRow = Edited & {
  /** A list of texts as JSON. */
  lines: string
}

/** The only row of its table. */
type Edited = { id: number; updated_at: string; updated_by: string | null }

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
  /** 1 when this person does not need it. */
  not_applicable: number
  note: string
  updated_at: string
  updated_by: string | null
}

/** A version of the text. It is never changed, because people acknowledged it. */
export type DisclosureTextRow = {
  id: string
  version: number
  text: string
  /** Empty when there is none. */
  spanish: string
  updated_at: string
  updated_by: string | null
}

/** That someone acknowledged a version. Deleting the application deletes it too. */
type AcknowledgementRow = {
  id: string
  application_id: string
  text_id: string
  /** What the person typed. */
  name: string
  /** Of the text that was read. */
  language: Language
  acknowledged_at: string
}
