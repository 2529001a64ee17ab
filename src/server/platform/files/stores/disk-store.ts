import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { unlessMissing } from '../../file-errors.ts'
import { fileFolders } from '../file-folders.ts'
import { flushFolder, putFile, temporaryName } from './disk-files.ts'
import type { FileStore } from './file-store.ts'

/** Files in a folder of this machine. */
export function createDiskStore(dataDir: string): FileStore {
  const placeOf = (name: string) => join(dataDir, name)

  return {
    setting: 'DATA_DIR',

    put: (name, bytes) => putFile(dirname(placeOf(name)), basename(name), bytes),

    get: (name) => readFile(placeOf(name)),

    storedAt: (name) => unlessMissing(undefined, async () => (await stat(placeOf(name))).mtime),

    async move(from, to, now = new Date()) {
      const folder = dirname(placeOf(to))
      await mkdir(folder, { recursive: true })
      return unlessMissing(false, async () => {
        await utimes(placeOf(from), now, now)
        await rename(placeOf(from), placeOf(to))
        await flushFolder(folder)
        return true
      })
    },

    remove: (name) => rm(placeOf(name), { force: true }),

    list: (folder) => unlessMissing([], () => readdir(placeOf(folder))),

    clear: (folder) => rm(placeOf(folder), { recursive: true, force: true }),

    async check() {
      for (const folder of fileFolders) {
        const name = temporaryName()
        await putFile(placeOf(folder), name, Buffer.alloc(4096))
        await rm(join(placeOf(folder), name), { force: true })
      }
    },
  }
}
