import { lstat, mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../db/portable.ts'
import { isMissing } from './store.ts'

const beat = 10_000
/** A backup that has not renewed its hold for this long was killed, and the hold no longer counts. */
const silence = 60_000
/** The pattern of `newId`. */
const holdName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Keeps every file on the disk until the hold is released: records that are deleted meanwhile lose
 * their files later. A backup starts its hold before it reads the database, and a deletion checks for
 * holds after its rows are gone, so every file that the backup has a row for is still there.
 */
export async function holdFiles(dataDir: string): Promise<() => Promise<void>> {
  const dir = holdsIn(dataDir)
  await mkdir(dir, { recursive: true })
  // Old holds are deleted, and behind a link those could be other files.
  if ((await lstat(dir)).isSymbolicLink()) throw new Error(`${dir} is a link. Remove the link.`)
  for (const hold of await listHolds(dir)) {
    if (!(await isHeard(hold))) await rm(hold, { force: true })
  }
  const file = join(dir, newId())
  await writeFile(file, '')
  const tell = () => utimes(file, new Date(), new Date()).catch(() => {})
  const timer = setInterval(tell, beat)
  return async () => {
    clearInterval(timer)
    await rm(file, { force: true })
  }
}

/** When in doubt, true: a file that is deleted too late does less harm than one deleted too early. */
export async function filesAreHeld(dataDir: string): Promise<boolean> {
  try {
    for (const hold of await listHolds(holdsIn(dataDir))) if (await isHeard(hold)) return true
    return false
  } catch (error) {
    return !isMissing(error)
  }
}

const holdsIn = (dataDir: string) => join(dataDir, 'holds')

/** Only the holds in the folder, no other files. */
async function listHolds(dir: string): Promise<string[]> {
  const found = await readdir(dir, { withFileTypes: true })
  return found
    .filter((entry) => entry.isFile() && holdName.test(entry.name))
    .map((entry) => join(dir, entry.name))
}

async function isHeard(file: string) {
  try {
    return Date.now() - (await stat(file)).mtimeMs < silence
  } catch (error) {
    return !isMissing(error)
  }
}
