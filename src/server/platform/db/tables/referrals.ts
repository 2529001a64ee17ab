import type { Language } from '#contract/platform/language.ts'
import type { County } from '#contract/referrals/counties.ts'
import type { Payer } from '#contract/referrals/payers.ts'
import type { ReferralStage } from '#contract/referrals/referrals.ts'
import type { DocumentFileRow } from './records.ts'

export type ReferralTables = {
  referrals: ReferralRow
  referral_files: ReferralFileRow
  /** One row, or none while nothing is deleted by the clock. */
  referral_rules: {
    id: number
    delete_after_months: number
    updated_at: string
    updated_by: string | null
  }
}

export type ReferralRow = {
  id: string
  /** The number that the sender was told. */
  reference: string
  /** Who refers someone, and how to reach them: by email, phone or both. */
  name: string
  organization: string
  role: string
  email: string
  phone: string
  /** The person who would get support. */
  person_name: string
  birth_year: number | null
  county: County
  /** The id of a program; empty when it is not known yet. */
  program: string
  guardian: string
  /** What it was written in. */
  language: Language
  /** The program that pays; empty when it was not said, like the texts below. */
  payer: Payer | ''
  health_plan: string
  coordinator: string
  spoken_language: string
  needs_interpreter: 0 | 1
  communication: string
  /** What staff ask the sender for; else empty. */
  missing: string
  /** Whether it came from the form of Easy Read. */
  easy_read: 0 | 1
  stage: ReferralStage
  /** Why it was declined, else empty. */
  declined_reason: string
  owner_id: string | null
  next_step: string
  /** The day of the next step; null when none is planned. */
  next_step_on: string | null
  is_read: 0 | 1
  /** Names, organization, email, county, reference and the digits of the phone, as they are searched. */
  search_text: string
  /** When it left the stage "received" for the first time. */
  contacted_at: string | null
  /** When it was started or declined. */
  closed_at: string | null
  created_at: string
  updated_at: string
  updated_by: string | null
}

/** A file of a referral, or what the sender wrote about needs, which is sealed like a file. */
export type ReferralFileRow = DocumentFileRow & {
  referral_id: string
  /** When it was added with a private link; null when it came with the referral. */
  added_at: string | null
}
