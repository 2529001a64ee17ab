import type { Context } from '#server/platform/context.ts'
import { monthsBefore } from '#server/platform/time.ts'
import { type DeletedKind, deleteOld } from '#server/records/privacy/delete-records.ts'
import { deleteReferral } from './referrals.queries.ts'
import { lockClosedBefore, readRetention } from './retention.queries.ts'

const referralKind: DeletedKind = {
  label: 'Referrals',
  objectKind: 'referral',
  remove: deleteReferral,
}

/**
 * Deletes referrals that were closed long enough ago, with their files, and says how many. Nothing
 * happens until an owner has set a time. Undefined while a backup is being made.
 */
export async function deleteOldReferrals(context: Context, now: Date): Promise<number | undefined> {
  const months = await readRetention(context.db)
  if (months === 0) return 0
  const before = monthsBefore(now, months)
  return deleteOld(context, now, referralKind, (db, limit) => lockClosedBefore(db, before, limit))
}
