import { describeError } from '../command.ts'

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
