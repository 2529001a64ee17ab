import type { TimelineEntry } from '#contract/records/timeline.ts'
import type { ReferralRules } from '#contract/referrals/referral-rules.ts'
import { closedStages, type ReferralStage } from '#contract/referrals/referrals.ts'
import { listReplies } from '#server/messages/replies/replies.queries.ts'
import type { Db } from '#server/platform/db/transact.ts'
import {
  inOrder,
  listChanges,
  listNotes,
  nextStepInWords,
} from '#server/records/handling/handling.queries.ts'
import { records } from '#server/records/handling/handling.ts'
import { isNotHeld } from '#server/records/privacy/privacy.queries.ts'
import { versionedSetting } from '#server/records/versions/settings.ts'
import { findReferral } from './referrals.queries.ts'

export const referralRecords = records({
  name: 'Referral',
  objectKind: 'referral',
  table: 'referrals',
  find: findReferral,
})

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

/** What was done with a referral, oldest first. */
export async function referralTimeline(
  db: Db,
  id: string,
  reader?: string,
): Promise<TimelineEntry[]> {
  const referral = referralRecords.reference(id)
  return inOrder([
    ...(await listChanges(db, referral, changeInWords)),
    ...(await listNotes(db, referral, reader)),
    ...(await listReplies(db, referral)),
  ])
}

function changeInWords(change: string, detail: string) {
  if (change === 'next step') return nextStepInWords(detail)
  if (change === 'missing') return detail ? `asked for: ${detail}` : 'stopped asking for something'
  if (change === 'added') return `added ${detail}`
  return detail ? `set it to ${change}: ${detail}` : `set it to ${change}`
}

type Months = ReferralRules['deleteAfterMonths']

/** After how many months closed referrals are deleted; 0 is never. */
export async function readRetention(db: Db): Promise<Months> {
  const rules = await db
    .selectFrom('referral_rules')
    .select('delete_after_months')
    .executeTakeFirst()
  return (rules?.delete_after_months ?? 0) as Months
}

export const retention = versionedSetting({
  setting: 'referral retention',
  table: 'referral_rules',
  access: 'owner',
  first: { delete_after_months: 0 },
  show: (row) => ({ deleteAfterMonths: row.delete_after_months }),
})

/**
 * Some of the referrals that were closed before this time, without those on hold. Their rows are locked,
 * so that one which someone opens again at this moment is not among them.
 */
export async function lockClosedBefore(db: Db, time: Date, limit: number): Promise<string[]> {
  const isWithoutHold = await isNotHeld(db)
  const before = time.toISOString()
  const rows = await db
    .updateTable('referrals')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('closed_at', '<', before)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('referrals')
        .select('id')
        .where('closed_at', '<', before)
        .where(isWithoutHold)
        .orderBy('closed_at')
        .limit(limit),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
