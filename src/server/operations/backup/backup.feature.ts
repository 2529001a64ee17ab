import { providerZone } from '#server/platform/provider-zone.ts'
import { days, nextTimeOfDay } from '#server/platform/time.ts'
import type { Feature } from '#server/records/feature.ts'
import { backUpNightly, warnOfFailedBackup } from './nightly-backup.ts'
import { findLateBackup } from './status.ts'

export const backup: Feature = {
  waiting: { backup: { access: 'owner', find: findLateBackup } },
  tasks: (context) => {
    const { backup } = context.settings
    if (!backup) return []
    return [
      {
        name: 'nightly backup',
        title: 'Nightly backup',
        purpose: 'Backs up the database and all files, and restores the backup for a test.',
        every: 1 * days,
        nextAfter: (now) => nextTimeOfDay(providerZone(), backup.at, now),
        run: async (_, stop) => {
          try {
            return await backUpNightly(context, backup, stop)
          } catch (error) {
            // A database that is down can store no mail, and its error must not hide the first one.
            if (!stop.aborted) await warnOfFailedBackup(context).catch(() => {})
            throw error
          }
        },
      },
    ]
  },
}
