import { statfs } from 'node:fs/promises'
import { isAbsolute, relative } from 'node:path'
import type { Settings } from '#server/platform/settings/settings.ts'
import { describeError } from '../command.ts'

/** Of the names of nightly backups. */
export const backupEnding = '.backup'

/** Whether the folder for backups is in the data folder, where one mistake deletes both. */
export function isInDataFolder({ backup, dataDir }: Settings): boolean {
  if (!backup || backup.s3) return false
  const path = relative(dataDir, backup.folder)
  return !path.startsWith('..') && !isAbsolute(path)
}

export const inDataFolderWarning =
  'WARNING: the folder in BACKUP_URL is inside DATA_DIR. Use one on another disk: what damages the data would damage the backups too.'

/** What is free on the disk of a folder, and how large that disk is, in bytes. */
export async function readDiskSpace(dir: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(dir)
  return { free: bavail * bsize, total: blocks * bsize }
}

/** Refuses before anything is written: a full disk would also stop the server from storing what visitors send. */
export async function requireDiskSpace(dir: string, needed: number): Promise<void> {
  const { free } = await readDiskSpace(dir)
  if (free >= needed) return
  throw new Error(
    `There is not enough space on the disk of ${dir}: about ${megabytes(needed)} are needed and ${megabytes(free)} are free.`,
  )
}

/** 2.4 MB, 1,340.0 MB */
export const megabytes = (bytes: number) =>
  `${(bytes / 1_000_000).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`

const faults = new Map([
  ['ENOSPC', 'is full'],
  ['EDQUOT', 'is full'],
  ['EROFS', 'is read-only'],
  ['EACCES', 'cannot be written by the server'],
])

/** Why a backup could not be written into a folder, in plain words where the disk or the folder is the cause. */
export function reasonIn(folder: string, error: unknown): string {
  // Errors while writing name no path; others are about the file they name.
  const { code = '', path = folder } = (error ?? {}) as NodeJS.ErrnoException
  const fault = path.startsWith(folder) && faults.get(code)
  return fault ? `The disk or folder for backups, ${folder}, ${fault}.` : describeError(error)
}
