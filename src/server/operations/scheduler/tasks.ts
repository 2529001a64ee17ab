import { provider } from '#content/provider.ts'
import { forgetForgiven } from '#server/accounts/sign-in/sign-in-failures.queries.ts'
import { deleteOldApplications } from '#server/hiring/applications/delete-old-applications.ts'
import { forgetOldMails } from '#server/messages/mail/outbox.queries.ts'
import { sweepPictures } from '#server/pictures-in-use.ts'
import type { Context } from '#server/platform/context.ts'
import { inStore } from '#server/platform/files/stores/file-store.ts'
import { forgetEndedLimits } from '#server/platform/http/shared-limits.ts'
import { days, hours, minutes, nextTimeOfDay, timeAfter } from '#server/platform/time.ts'
import { verifyLog } from '#server/records/audit/verify.ts'
import { sweepDocuments } from '#server/records/documents/sweep.ts'
import { backupRuns } from '#server/records/privacy/delete-records.ts'
import { deleteOldReferrals } from '#server/referrals/referrals/delete-old-referrals.ts'
import { applyDates } from '#server/website/publishing/apply-dates.ts'
import { backUpNightly } from '../backup/nightly-backup.ts'
import { warnOfFailedBackup } from '../backup/warning.ts'
import type { Task } from './scheduler.ts'

/** Everything the server does by the clock. */
export function scheduledTasks(context: Context): Task[] {
  const { db, mail, auditKeys, settings } = context
  const tasks: Task[] = [
    {
      name: 'document sweep',
      every: 1 * hours,
      run: async (now) => {
        const { removed, missing } = await sweepDocuments(context, now)
        if (missing > 0)
          throw new Error(`Documents that are not ${inStore(context.files)}: ${missing}.`)
        return count('Files removed', removed)
      },
    },
    {
      name: 'picture sweep',
      every: 1 * hours,
      run: async (now) => count('Files removed', await sweepPictures(context, now)),
    },
    {
      // Also without a mail server, because addresses are left behind when mail is switched off.
      name: 'old mail',
      every: 1 * hours,
      run: async (now) => {
        await forgetOldMails(db, now)
        return undefined
      },
    },
    {
      name: 'forgiven sign-ins',
      every: 1 * hours,
      run: async (now) => {
        await forgetForgiven(db, now)
        await forgetEndedLimits(db, now)
        return undefined
      },
    },
    {
      name: 'publishing',
      every: 1 * minutes,
      run: async (now) => {
        const { jobs, events, closed } = await applyDates(context, now)
        const done = [
          count('Jobs published', jobs),
          count('Events published', events),
          count('Jobs closed', closed),
        ]
        return done.filter(Boolean).join(' ') || undefined
      },
    },
    {
      name: 'old referrals',
      every: 1 * days,
      nextAfter: soonAfterBackup,
      run: async (now) => {
        const deleted = await deleteOldReferrals(context, now)
        return deleted === undefined ? backupRuns : count('Referrals deleted', deleted)
      },
    },
    {
      name: 'old applications',
      every: 1 * days,
      nextAfter: soonAfterBackup,
      run: (now) => deleteOldApplications(context, now),
    },
    {
      name: 'audit check',
      every: 1 * days,
      run: async () => {
        const { count, problems } = await verifyLog(db, auditKeys)
        if (problems.length > 0) throw new Error(problems.join(' '))
        return `Lines in order: ${count}.`
      },
    },
  ]
  const { backup } = settings
  if (backup) {
    tasks.push({
      name: 'nightly backup',
      every: 1 * days,
      nextAfter: (now) => nextTimeOfDay(provider.timeZone, backup.at, now),
      run: async (_, stop) => {
        try {
          return await backUpNightly(context, backup, stop)
        } catch (error) {
          // A database that is down can store no mail, and its error must not hide the first one.
          if (!stop.aborted) await warnOfFailedBackup(context).catch(() => {})
          throw error
        }
      },
    })
  }
  if (mail) {
    // For retries, and for mail that a crash left behind.
    const run = async () => count('Emails sent', await mail.sendDue())
    tasks.push({ name: 'mail', every: 1 * minutes, run })
  }
  return tasks
}

const soonAfterBackup = (now: Date, result: string) =>
  timeAfter(now, result === backupRuns ? 1 * hours : 1 * days)

const count = (what: string, number: number) => (number > 0 ? `${what}: ${number}.` : undefined)
