import type { ReferralRules } from '#contract/referral-rules.ts'
import type { Db } from '../db/transact.ts'

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

/** The referrals that were closed before this time, with what a hold is compared with. */
export const listClosedBefore = (db: Db, time: Date) =>
  db
    .selectFrom('referrals')
    .select(['id', 'email', 'phone'])
    .where('closed_at', '<', time.toISOString())
    .orderBy('closed_at')
    .execute()
