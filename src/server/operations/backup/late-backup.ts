import { backupTooOld } from '#contract/office/status.ts'
import type { Context } from '#server/platform/context.ts'
import { timeBefore } from '#server/platform/time.ts'
import type { Found } from '#server/records/counts/waiting.queries.ts'
import { lastProvedBackup } from './backups.queries.ts'

/** Whether the last backup that was proved is too old. Without nightly backups nothing waits. */
export async function findLateBackup({ db, settings, now }: Context): Promise<Found> {
  if (!settings.backup) return { count: 0, oldest: null }
  const oldest = (await lastProvedBackup(db))?.madeAt ?? null
  const isLate = oldest === null || oldest < timeBefore(now(), backupTooOld).toISOString()
  return { count: isLate ? 1 : 0, oldest }
}
