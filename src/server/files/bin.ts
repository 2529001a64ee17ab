import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { days, hours } from '../time.ts'
import { isMissing, isTemporaryName } from './store.ts'

const strayAge = 1 * hours
const timeInBin = 30 * days

/**
 * Where unused files of one folder wait before they are erased, in case a row needs them after all.
 * Only files whose names the store could have given are ever moved or erased.
 */
export function createBin(dataDir: string, folder: string, isStored: (name: string) => boolean) {
  const dir = join(dataDir, folder)
  const bin = join(dataDir, 'bin', folder)

  return {
    /** Moves an unused file into the bin, unless it is so new that its row may still be written. */
    async discard(name: string, now: Date): Promise<boolean> {
      if (!isStored(name) && !isTemporaryName(name)) return false
      const file = join(dir, name)
      if (!(await isOlder(file, strayAge, now))) return false
      // Half a file, which no row ever refers to.
      if (isTemporaryName(name)) return rm(file, { force: true }).then(() => true)
      await mkdir(bin, { recursive: true })
      // Another instance may have moved it meanwhile.
      return unlessMissing(async () => {
        // The time in the bin begins now.
        await utimes(file, now, now)
        await rename(file, join(bin, name))
      })
    },

    /** Moves a file that is needed after all out of the bin. Returns false when it is not there. */
    takeBack: (name: string) => unlessMissing(() => rename(join(bin, name), join(dir, name))),

    erase: (name: string) => rm(join(bin, name), { force: true }),

    /** Erases what has been in the bin for 30 days. */
    async empty(now: Date) {
      for (const name of await readdir(bin).catch(() => [])) {
        const file = join(bin, name)
        if (isStored(name) && (await isOlder(file, timeInBin, now))) await rm(file, { force: true })
      }
    },
  }
}

/** Returns false when the file is not there. */
async function unlessMissing(move: () => Promise<void>): Promise<boolean> {
  try {
    await move()
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

async function isOlder(file: string, age: number, now: Date) {
  const found = await stat(file).catch(() => undefined)
  return found !== undefined && now.getTime() - found.mtimeMs >= age
}
