import { backupTooOld } from '#contract/status.ts'
import { lastProvedBackup } from '../backup/backups.queries.ts'
import type { Context } from '../context.ts'
import { timeBefore } from '../time.ts'
import type { Found } from './waiting.queries.ts'

/** Whether the last backup that was proved is too old. Without nightly backups nothing waits. */
export async function findLateBackup({ db, settings, now }: Context): Promise<Found> {
  if (!settings.backup) return { count: 0, oldest: null }
  const oldest = (await lastProvedBackup(db))?.madeAt ?? null
  const isLate = oldest === null || oldest < timeBefore(now(), backupTooOld).toISOString()
  return { count: isLate ? 1 : 0, oldest }
}
