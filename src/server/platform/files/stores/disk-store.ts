import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { unlessMissing } from '../../file-errors.ts'
import { fileFolders } from '../file-folders.ts'
import { flushFolder, putFile, temporaryName } from './disk-files.ts'
import type { FileStore } from './file-store.ts'

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
