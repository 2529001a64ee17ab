import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupSettings, Settings } from '#server/platform/settings/settings.ts'

/** Where a backup for S3 is made, and where one from there is read again: next to the data. */
export const transferFolder = (dataDir: string) => join(dataDir, 'backup-transfer')

/** The client of S3 needs time and memory to load, so only those who use it load it. */
export async function openS3Backups({ s3 }: BackupSettings) {
  return s3 && (await import('./s3-backups.ts')).createS3Backups(s3)
}

/** Not created when it is missing: the disk it should be on may not be connected. */
export async function requirePlace({ folder, s3 }: BackupSettings) {
  if (s3) return
  const found = await stat(folder).catch(() => undefined)
  if (found?.isDirectory()) return
  throw new Error(
    `The folder for backups, ${folder}, is not there. Connect its disk, or create the folder.`,
  )
}

/** Removes a backup. Returns false when the store keeps it for now. */
export async function removeBackup(backup: BackupSettings, name: string): Promise<boolean> {
  const store = await openS3Backups(backup)
  if (store) return store.remove(name)
  const file = join(backup.folder, name)
  for (const path of [file, `${file}.part`]) await rm(path, { force: true })
  return true
}

/** A folder next to the data, for as long as `act` takes. */
export async function inTransferFolder<T>(dataDir: string, act: (folder: string) => Promise<T>) {
  await mkdir(transferFolder(dataDir), { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(transferFolder(dataDir), 'x'))
  try {
    return await act(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Restores from `s3://…/NAME` by way of a file next to the data, and from a file as it is. */
export async function withBackupFile<T>(
  settings: Settings,
  file: string,
  act: (file: string) => Promise<T>,
): Promise<T> {
  if (!file.startsWith('s3://')) return act(file)
  const { backup, dataDir } = settings
  const store = backup && (await openS3Backups(backup))
  if (!store || !file.startsWith(`${backup.folder}/`)) {
    throw new Error(
      `${file} is not in the store of BACKUP_URL. Set BACKUP_URL, BACKUP_ACCESS_KEY_ID and BACKUP_SECRET_ACCESS_KEY to where it is.`,
    )
  }
  const name = file.slice(backup.folder.length + 1)
  return inTransferFolder(dataDir, async (folder) => {
    const local = join(folder, 'restored.backup')
    await store.download(name, local, new AbortController().signal)
    return act(local)
  })
}
