import { days, hours } from '../time.ts'
import type { fileFolders } from './file-folders.ts'
import { isTemporaryName } from './stores/disk-files.ts'
import type { FileStore } from './stores/file-store.ts'

const strayAge = 1 * hours
const timeInBin = 30 * days

/**
 * Where unused files of one folder wait before they are erased, in case a row needs them after all.
 * Only files whose names we could have given are ever moved or erased.
 */
export function createBin(
  store: FileStore,
  folder: (typeof fileFolders)[number],
  isStored: (name: string) => boolean,
) {
  const placeOf = (name: string) => `${folder}/${name}`
  const inBin = (name: string) => `bin/${folder}/${name}`

  async function isOlder(name: string, age: number, now: Date) {
    const storedAt = await store.storedAt(name)
    return storedAt !== undefined && now.getTime() - storedAt.getTime() >= age
  }

  return {
    /** Moves an unused file into the bin, unless it is so new that its row may still be written. */
    async discard(name: string, now: Date): Promise<boolean> {
      if (!isStored(name) && !isTemporaryName(name)) return false
      if (!(await isOlder(placeOf(name), strayAge, now))) return false
      // Half a file, which no row ever refers to.
      if (isTemporaryName(name)) return store.remove(placeOf(name)).then(() => true)
      // Another instance may have moved it meanwhile. The time in the bin begins now.
      return store.move(placeOf(name), inBin(name), now)
    },

    /** Moves a file that is needed after all out of the bin. Returns false when it is not there. */
    takeBack: (name: string) => store.move(inBin(name), placeOf(name)),

    erase: (name: string) => store.remove(inBin(name)),

    /** Erases what has been in the bin for 30 days. */
    async empty(now: Date) {
      for (const name of await store.list(`bin/${folder}`)) {
        if (isStored(name) && (await isOlder(inBin(name), timeInBin, now))) {
          await store.remove(inBin(name))
        }
      }
    },
  }
}
