import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../db/portable.ts'

const beat = 10_000
/** Whoever is silent for so long was killed, and holds nothing any more. */
const silence = 60_000

/**
 * Keeps every file on the disk until it is released: what is deleted meanwhile loses its rows at
 * once and its files later. A backup begins to hold before it looks at the database, and whoever
 * removes files asks after the rows are gone. So a file that the backup found a row for stays.
 */
export async function holdFiles(dataDir: string): Promise<() => Promise<void>> {
  const dir = holdsIn(dataDir)
  await mkdir(dir, { recursive: true })
  for (const name of await readdir(dir)) {
    if (!(await isHeard(join(dir, name)))) await rm(join(dir, name), { force: true })
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

export async function filesAreHeld(dataDir: string): Promise<boolean> {
  const dir = holdsIn(dataDir)
  for (const name of await readdir(dir).catch(() => [])) {
    if (await isHeard(join(dir, name))) return true
  }
  return false
}

const holdsIn = (dataDir: string) => join(dataDir, 'holds')

async function isHeard(file: string) {
  const found = await stat(file).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs < silence
}
