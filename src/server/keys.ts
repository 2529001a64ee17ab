import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A secret that is made on first use and kept apart from the data, readable by its owner alone. */
export async function secretIn(keysDir: string, name: string): Promise<string> {
  const file = join(keysDir, name)
  await mkdir(keysDir, { recursive: true, mode: 0o700 })
  try {
    await writeFile(file, randomBytes(32).toString('base64'), { mode: 0o400, flag: 'wx' })
    await chmod(keysDir, 0o700)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return (await readFile(file, 'utf8')).trim()
}
