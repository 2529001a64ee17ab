import { stat } from 'node:fs/promises'
import { type BackupStatus, backupTooOld } from '#contract/office/status.ts'
import type { Context } from '#server/platform/context.ts'
import type { BackupSettings, Settings } from '#server/platform/settings/settings.ts'
import { timeBefore } from '#server/platform/time.ts'
import type { Found } from '#server/records/counts/counts.queries.ts'
import type { StoredTask } from '../scheduler/scheduler.queries.ts'
import { isInDataFolder, readDiskSpace } from './backup-folder.ts'
import { lastBackup, lastProvedBackup } from './backups.queries.ts'

type Plan = NonNullable<BackupStatus['plan']>

/** What an owner should know about the backups. */
export async function readBackupStatus(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  task: StoredTask | undefined,
): Promise<BackupStatus> {
  const { backup } = settings
  return {
    plan: backup
      ? {
          folder: backup.folder,
          at: backup.at,
          keep: backup.keep,
          nextRunAt: task?.nextRunAt ?? null,
          running: task?.running ?? false,
          ...(await readPlace(backup, settings)),
        }
      : null,
    last: (await lastBackup(db)) ?? null,
    lastProved: (await lastProvedBackup(db)) ?? null,
    failure: task?.lastRun?.failed ? task.lastRun.result : '',
  }
}

async function readPlace(
  { folder, s3 }: BackupSettings,
  settings: Settings,
): Promise<Pick<Plan, 'place' | 'space'>> {
  if (s3) return { place: 'S3', space: null }
  const found = await stat(folder).catch(() => undefined)
  if (!found?.isDirectory()) return { place: 'missing', space: null }
  const space = await readDiskSpace(folder)
  if (isInDataFolder(settings)) return { place: 'data folder', space }
  const { dev } = await stat(settings.dataDir)
  return { place: found.dev === dev ? 'disk of the data' : 'another disk', space }
}

/** Whether the last backup that was proved is too old. Without nightly backups nothing waits. */
export async function findLateBackup({ db, settings, now }: Context): Promise<Found> {
  if (!settings.backup) return { count: 0, oldest: null }
  const oldest = (await lastProvedBackup(db))?.madeAt ?? null
  const isLate = oldest === null || oldest < timeBefore(now(), backupTooOld).toISOString()
  return { count: isLate ? 1 : 0, oldest }
}
