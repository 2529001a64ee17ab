import { closeSync, openSync } from 'node:fs'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { newId } from '#server/platform/db/portable.ts'
import { programFile } from '#server/platform/settings/project-folder.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import { requireDiskSpace } from './backup-folder.ts'
import { type BackupKey, backupKeyFile, knownBackupKeys } from './backup-keys.ts'
import type { SealContext } from './seal-library.ts'
import type { UnsealJob, UnsealMessage } from './unseal-worker.ts'

export type UnsealSettings = Pick<Settings, 'backupKey' | 'keysDir' | 'dataDir'>

/** The version of the SDK's messages, which they begin with. Open backups of older versions are ZIP files. */
const sealedStart = 2

export async function isSealed(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, 0)
    return buffer[0] === sealedStart
  } finally {
    await handle.close()
  }
}

/**
 * Writes the content of a sealed backup into a file in DATA_DIR, and returns its descriptor. The file has lost
 * its name before anything is in it, so nothing remains after a crash. Refuses a backup that was changed, cut off or extended.
 */
export async function unseal(file: string, settings: UnsealSettings): Promise<number> {
  const keys = await requireKeys(file, settings)
  const { dataDir } = settings
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await requireDiskSpace(dataDir, (await stat(file)).size)
  const path = join(dataDir, `.unsealing-${newId()}`)
  const target = openSync(path, 'wx+', 0o600)
  try {
    await runThread({ file, keys, target: path })
    return target
  } catch (error) {
    closeSync(target)
    throw error
  } finally {
    await rm(path, { force: true })
  }
}

/** What a sealed backup says about itself. Its content is not read. */
export async function readSealContext(
  file: string,
  settings: UnsealSettings,
): Promise<SealContext> {
  return runThread({ file, keys: await requireKeys(file, settings), target: undefined })
}

async function requireKeys(file: string, settings: UnsealSettings): Promise<BackupKey[]> {
  const keys = await knownBackupKeys(settings)
  if (keys.length > 0) return keys
  throw new Error(
    `${file} is sealed, and there is no ${backupKeyFile} in ${settings.keysDir}. Put your copy of the key there, or set BACKUP_KEY, and try again.`,
  )
}

function runThread(job: UnsealJob): Promise<SealContext> {
  const { promise, resolve, reject } = Promise.withResolvers<SealContext>()
  let context: SealContext | undefined
  let cause: (Error & { code?: string }) | undefined
  const fail = () => reject(describe(job.file, context, cause))
  const worker = new Worker(programFile('operations/backup/unseal-worker'), {
    workerData: job,
    execArgv: [],
  })
  worker.on('message', (message: UnsealMessage) => {
    if (message !== 'done') context = message.context as SealContext
    if (context?.purpose !== 'backup') fail()
    else if (message === 'done' || job.target === undefined) resolve(context)
  })
  worker.once('error', (error) => {
    cause = error as Error
  })
  // Not at the error, which can overtake the context that was sent before it.
  worker.once('exit', fail)
  return promise
}

/** What the library says about a changed file would help nobody. A full disk is not the backup's fault. */
function describe(
  file: string,
  context: SealContext | undefined,
  cause?: Error & { code?: string },
) {
  if (cause?.code?.startsWith('E') && !cause.code.startsWith('ERR_')) return cause
  return new Error(
    context
      ? `${file} was changed, cut off or extended after it was made. Use another backup.`
      : `${file} cannot be opened: the ${backupKeyFile} in KEYS_DIR is not the one it was sealed with, or its beginning was changed.`,
    { cause },
  )
}
