import type { TimelineEntry } from '#contract/records/timeline.ts'
import {
  closedStages,
  type NextStep,
  type Referral,
  type ReferralStage,
} from '#contract/referrals/referrals.ts'
import type { ReferralRow } from '#server/platform/db/tables/referrals.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { notFound } from '#server/platform/errors.ts'
import {
  addChange,
  type HistoryLine,
  inOrder,
  listChanges,
} from '#server/records/handling/history.queries.ts'
import { listNotes } from '#server/records/notes/notes.queries.ts'
import { conflictOrNotFound, matchesVersion } from '#server/records/versions/versions.queries.ts'
import { findReferral } from './referrals.queries.ts'

/** A referral as notes and changes refer to it. */
export const referralReference = (id: string) => ({ column: 'referral_id' as const, id })

type Change = {
  changes: Partial<Omit<ReferralRow, 'id'>>
  /** The version that was edited. */
  updatedAt: string | undefined
  line: HistoryLine
}

/** Changes a referral and adds the change to its history. Refused when someone else changed it first. */
export async function changeReferral(
  db: Db,
  id: string,
  { changes, updatedAt, line }: Change,
  now: Date,
  by: string,
): Promise<Referral> {
  const changed = await db
    .updateTable('referrals')
    .set({ ...changes, updated_at: now.toISOString(), updated_by: by })
    .where('id', '=', id)
    .where(matchesVersion(updatedAt))
    .returning('id')
    .executeTakeFirst()
  if (!changed)
    throw await conflictOrNotFound(db, 'referrals', 'Referral', await findReferral(db, id))
  await addChange(db, referralReference(id), line, now, by)
  return orNotFound(await findReferral(db, id))
}

export function orNotFound<T>(referral: T | undefined): T {
  if (!referral) throw notFound('Referral')
  return referral
}

/** The columns that a new stage sets. The times say how long the first call took, and what is old. */
export async function stageColumns(
  db: Db,
  id: string,
  { stage, reason }: { stage: ReferralStage; reason: string },
  now: Date,
) {
  const before = await db
    .selectFrom('referrals')
    .select(['contacted_at', 'closed_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  const at = now.toISOString()
  return {
    stage,
    declined_reason: stage === 'declined' ? reason : '',
    contacted_at: stage === 'received' ? null : (before?.contacted_at ?? at),
    closed_at: closedStages.includes(stage) ? (before?.closed_at ?? at) : null,
  }
}

export const nextStepColumns = (nextStep: NextStep | null) => ({
  next_step: nextStep?.text ?? '',
  next_step_on: nextStep?.on ?? null,
})

/** What was done with a referral, oldest first. */
export async function referralTimeline(
  db: Db,
  id: string,
  reader?: string,
): Promise<TimelineEntry[]> {
  const referral = referralReference(id)
  return inOrder([
    ...(await listChanges(db, referral, changeInWords)),
    ...(await listNotes(db, referral, reader)),
  ])
}

function changeInWords(change: string, detail: string) {
  if (change === 'next step') return detail ? `planned: ${detail}` : 'marked the next step as done'
  return detail ? `set it to ${change}: ${detail}` : `set it to ${change}`
}
