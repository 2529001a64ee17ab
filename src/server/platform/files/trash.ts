import { days, hours } from '../time.ts'
import { isTemporaryName } from './stores/disk-store.ts'
import { type FileStore, type fileFolders, trashFolder } from './stores/file-store.ts'

const strayAge = 1 * hours
const timeInTrash = 30 * days

/**
 * Where unused files of one folder wait before they are erased, in case a row needs them after all.
 * Only files whose names we could have given are ever moved or erased.
 */
export function createTrash(
  store: FileStore,
  folder: (typeof fileFolders)[number],
  isStored: (name: string) => boolean,
) {
  const toPath = (name: string) => `${folder}/${name}`
  const inTrash = (name: string) => `${trashFolder}/${folder}/${name}`

  async function isOlder(name: string, age: number, now: Date) {
    const storedAt = await store.storedAt(name)
    return storedAt !== undefined && now.getTime() - storedAt.getTime() >= age
  }

  return {
    /** Moves an unused file into the trash, unless it is so new that its row may still be written. */
    async discard(name: string, now: Date): Promise<boolean> {
      if (!isStored(name) && !isTemporaryName(name)) return false
      if (!(await isOlder(toPath(name), strayAge, now))) return false
      // Half a file, which no row ever refers to.
      if (isTemporaryName(name)) return store.remove(toPath(name)).then(() => true)
      // Another instance may have moved it meanwhile. The time in the trash begins now.
      return store.move(toPath(name), inTrash(name), now)
    },

    /** Moves a file that is needed after all out of the trash. Returns false when it is not there. */
    takeBack: (name: string) => store.move(inTrash(name), toPath(name)),

    erase: (name: string) => store.remove(inTrash(name)),

    /** Erases what has been in the trash for 30 days. */
    async empty(now: Date) {
      for (const name of await store.list(`${trashFolder}/${folder}`)) {
        if (isStored(name) && (await isOlder(inTrash(name), timeInTrash, now))) {
          await store.remove(inTrash(name))
        }
      }
    },
  }
}
