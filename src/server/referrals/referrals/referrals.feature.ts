import { provider } from '#content/provider.ts'
import { dayIn, days } from '#server/platform/time.ts'
import { countInWords, type Feature } from '#server/records/feature.ts'
import { backupRuns, soonAfterBackup } from '#server/records/privacy/delete-records.ts'
import { deleteOldReferrals } from './delete-old-referrals.ts'
import { referralFileRoutes } from './referral-files.routes.ts'
import { referralRulesRoutes } from './referral-rules.routes.ts'
import { referralFinder } from './referrals.finder.ts'
import { referralData } from './referrals.personal-data.ts'
import { countDue, countReceived } from './referrals.queries.ts'
import { referralRoutes } from './referrals.routes.ts'

export const referrals: Feature = {
  calls: async (api, context, { website }) => {
    await referralRoutes(api, context, website)
    await referralRulesRoutes(api, context)
  },
  files: referralFileRoutes,
  finder: referralFinder,
  personalData: [referralData],
  waiting: {
    referrals: {
      access: 'read referrals',
      find: ({ db }) => countReceived(db),
    },
    'referral steps': {
      access: 'read referrals',
      find: ({ db, now }) => countDue(db, dayIn(provider.timeZone, now())),
    },
  },
  tasks: (context) => [
    {
      name: 'old referrals',
      every: 1 * days,
      nextAfter: soonAfterBackup,
      run: async (now) => {
        const deleted = await deleteOldReferrals(context, now)
        return deleted === undefined ? backupRuns : countInWords('Referrals deleted', deleted)
      },
    },
  ],
}
