import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { unlessMissing } from '../../errors.ts'
import { type FileStore, fileFolders } from './file-store.ts'

/** Files in a folder of this machine. */
export function createDiskStore(dataDir: string): FileStore {
  const toPath = (name: string) => join(dataDir, name)

  return {
    setting: 'DATA_DIR',

    put: (name, bytes) => putFile(dirname(toPath(name)), basename(name), bytes),

    get: (name) => readFile(toPath(name)),

    storedAt: (name) => unlessMissing(undefined, async () => (await stat(toPath(name))).mtime),

    async move(from, to, now = new Date()) {
      const folder = dirname(toPath(to))
      await mkdir(folder, { recursive: true })
      return unlessMissing(false, async () => {
        await utimes(toPath(from), now, now)
        await rename(toPath(from), toPath(to))
        await flushFolder(folder)
        return true
      })
    },

    remove: (name) => rm(toPath(name), { force: true }),

    list: (folder) => unlessMissing([], () => readdir(toPath(folder))),

    clear: (folder) => rm(toPath(folder), { recursive: true, force: true }),

    async check() {
      for (const folder of fileFolders) {
        const name = temporaryName()
        await putFile(toPath(folder), name, Buffer.alloc(4096))
        await rm(join(toPath(folder), name), { force: true })
      }
    },
  }
}

/**
 * Writes a file under a temporary name, flushes it, renames it and flushes the folder, so that after a
 * crash the file is either complete or missing.
 */
export async function putFile(dir: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dir, { recursive: true })
  const temporary = join(dir, temporaryName())
  try {
    const file = await open(temporary, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, join(dir, name))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await flushFolder(dir)
}

const temporaryName = () => `.${randomBytes(16).toString('hex')}.tmp`

/** Whether this is a temporary file, which a crash may leave behind. */
export const isTemporaryName = (name: string) => /^\.[0-9a-f]{32}\.tmp$/.test(name)

/** Makes new names in a folder survive a crash, as flushing a file does for its content. */
export async function flushFolder(dir: string) {
  const folder = await open(dir, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
