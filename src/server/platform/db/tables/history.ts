import type { ClosedReason, MessageStatus } from '#contract/messages/contact.ts'
import type { ReferralStage } from '#contract/referrals/referrals.ts'

export type HistoryTables = {
  notes: NoteRow
  record_history: HistoryRow
}

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
  /** Why a referral was declined, what its next step is, what was recorded, or a move as JSON; else empty. */
  detail: string
  /** The new owner after a change of the owner; null when there is none now. */
  owner_id: string | null
  at: string
  actor_id: string
}
