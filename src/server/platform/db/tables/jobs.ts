import type { PayPeriod } from '#contract/hiring/job-pay.ts'
import type { JobStatus } from '#contract/hiring/jobs.ts'

export type JobTables = {
  jobs: JobRow
  job_tombstones: JobTombstoneRow
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
