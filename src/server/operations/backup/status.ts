import { stat } from 'node:fs/promises'
import type { BackupStatus } from '#contract/office/status.ts'
import type { ScheduledTask } from '#contract/operations/scheduler.ts'
import type { Context } from '#server/platform/context.ts'
import type { BackupSettings, Settings } from '#server/platform/settings/settings.ts'
import { lastBackup, lastProvedBackup } from './backups.queries.ts'
import { readDiskSpace } from './disk-space.ts'
import { isInDataFolder } from './place.ts'

type Plan = NonNullable<BackupStatus['plan']>

/** What an owner should know about the backups. */
export async function readBackupStatus(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  task: ScheduledTask | undefined,
): Promise<BackupStatus> {
  const { backup } = settings
  return {
    plan: backup
      ? {
          ...backup,
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
  { folder }: BackupSettings,
  settings: Settings,
): Promise<Pick<Plan, 'place' | 'space'>> {
  const found = await stat(folder).catch(() => undefined)
  if (!found?.isDirectory()) return { place: 'missing', space: null }
  const space = await readDiskSpace(folder)
  if (isInDataFolder(settings)) return { place: 'data folder', space }
  const { dev } = await stat(settings.dataDir)
  return { place: found.dev === dev ? 'disk of the data' : 'another disk', space }
}
