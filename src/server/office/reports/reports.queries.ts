import { applicationStatuses } from '#contract/hiring/application-status.ts'
import {
  decisionBands,
  lookBands,
  type Report,
  type ReportPeriod,
} from '#contract/office/reports.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { dayIn, startOfDay } from '#server/platform/time.ts'
import { countBySteps, listSteps, timesTaken } from '#server/records/counts/report.ts'
import { countByHour, countByStatus } from '#server/records/counts/stats.queries.ts'
import { readReferralReport } from '#server/referrals/referrals/referral-report.queries.ts'
import { countByJob, listLosses } from './hiring.queries.ts'
import { countNotLookedAt, listHoursToDecision, listHoursToFirstLook } from './times.queries.ts'

export async function readReport(
  db: Db,
  period: ReportPeriod,
  timeZone: string,
  now: Date,
): Promise<Required<Report>> {
  const today = dayIn(timeZone, now)
  const from = listSteps(period, today)[0] ?? today
  const since = startOfDay(timeZone, from)
  const inSteps = async (table: 'applications' | 'contact_messages' | 'referrals') =>
    countBySteps(period, today, await countByHour(db, table, since), timeZone)

  return {
    period,
    from,
    to: today,
    applications: {
      ...(await inSteps('applications')),
      byStatus: await countByStatus(db, 'applications', applicationStatuses, since),
      ...(await countByJob(db, since)),
    },
    firstLooks: {
      ...timesTaken(await listHoursToFirstLook(db, since), lookBands),
      waiting: await countNotLookedAt(db),
    },
    decisions: timesTaken(await listHoursToDecision(db, since), decisionBands),
    losses: await listLosses(db, since),
    contactMessages: await inSteps('contact_messages'),
    referrals: { ...(await inSteps('referrals')), ...(await readReferralReport(db, since)) },
  }
}
