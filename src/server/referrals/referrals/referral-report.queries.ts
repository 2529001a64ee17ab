import { countiesNamed, firstCallBands, type ReferralReport } from '#contract/office/reports.ts'
import { referralStages } from '#contract/referrals/referrals.ts'
import { wholeHoursBetween } from '#server/platform/db/portable.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { sum, timesTaken } from '#server/records/counts/stats.ts'

/** What a report says about the referrals that were received since then, and about first calls since then. */
export async function readReferralReport(
  db: Db,
  since: Date,
): Promise<Omit<ReferralReport, 'total' | 'series'>> {
  const received = db.selectFrom('referrals').where('created_at', '>=', since.toISOString())
  const counties = await received
    .select((eb) => ['county as name', eb.fn.countAll<number>().as('count')])
    .groupBy('county')
    .orderBy('count', 'desc')
    .orderBy('name')
    .execute()
  const stages = await received
    .select((eb) => ['stage', eb.fn.countAll<number>().as('count')])
    .groupBy('stage')
    .execute()
  const counts = Object.fromEntries(stages.map(({ stage, count }) => [stage, count]))
  const byCounty = counties.slice(0, countiesNamed)
  return {
    byStage: Object.fromEntries(referralStages.map((stage) => [stage, counts[stage] ?? 0])),
    byCounty,
    otherCounties: sum(counties.slice(countiesNamed).map(({ count }) => count)),
    firstCalls: timesTaken(await listHoursToFirstCall(db, since), firstCallBands),
  }
}

const listHoursToFirstCall = (db: Db, since: Date) =>
  db
    .selectFrom('referrals')
    .select((eb) => [
      wholeHoursBetween(db, 'created_at', 'contacted_at').as('hours'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('contacted_at', '>=', since.toISOString())
    .groupBy('hours')
    .execute()
