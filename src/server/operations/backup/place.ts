import { isAbsolute, relative } from 'node:path'
import type { Settings } from '#server/platform/settings/settings.ts'

/** Whether the folder for backups is in the data folder, where one mistake deletes both. */
export function isInDataFolder({ backup, dataDir }: Settings): boolean {
  if (!backup) return false
  const path = relative(dataDir, backup.folder)
  return !path.startsWith('..') && !isAbsolute(path)
}

export const inDataFolderWarning =
  'WARNING: the folder in BACKUP_URL is inside DATA_DIR. Use one on another disk: what damages the data would damage the backups too.'
