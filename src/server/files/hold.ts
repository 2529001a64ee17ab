import { lstat, mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../db/portable.ts'

const beat = 10_000
/** Whoever is silent for so long was killed, and holds nothing any more. */
const silence = 60_000
/** The form of `newId`. */
const holdName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Keeps every file on the disk until it is released: what is deleted meanwhile loses its rows at
 * once and its files later. A backup begins to hold before it looks at the database, and whoever
 * removes files asks after the rows are gone. So a file that the backup found a row for stays.
 */
export async function holdFiles(dataDir: string): Promise<() => Promise<void>> {
  const dir = holdsIn(dataDir)
  await mkdir(dir, { recursive: true })
  // Behind a link there are files that nobody meant for clearing away.
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

/** In doubt they are: a file that stays too long does less harm than one that goes too early. */
export async function filesAreHeld(dataDir: string): Promise<boolean> {
  try {
    for (const hold of await listHolds(holdsIn(dataDir))) if (await isHeard(hold)) return true
    return false
  } catch (error) {
    return !isMissing(error)
  }
}

const holdsIn = (dataDir: string) => join(dataDir, 'holds')

/** The holds in the folder, and nothing else that may have come there. */
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

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
