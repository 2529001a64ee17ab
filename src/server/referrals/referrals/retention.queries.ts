import type { ReferralRules } from '#contract/referrals/referral-rules.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { isNotHeld } from '#server/records/privacy/holds.queries.ts'

type Months = ReferralRules['deleteAfterMonths']

/** After how many months closed referrals are deleted; 0 is never. */
export async function readRetention(db: Db): Promise<Months> {
  const rules = await db
    .selectFrom('referral_rules')
    .select('delete_after_months')
    .executeTakeFirst()
  return (rules?.delete_after_months ?? 0) as Months
}

export async function saveRetention(db: Db, delete_after_months: Months) {
  await db
    .insertInto('referral_rules')
    .values({ id: 1, delete_after_months })
    .onConflict((on) => on.column('id').doUpdateSet({ delete_after_months }))
    .execute()
}

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
