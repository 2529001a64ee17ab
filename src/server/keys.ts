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

/** A key that applicants' files are sealed with. */
export type FileKey = { name: string; key: Buffer }

/** `name:base64`, several of them with commas between, the one that seals first. */
export function parseFileKeys(text: string): FileKey[] | undefined {
  const keys = text.split(',').map((entry) => {
    const [, name = '', base64 = ''] = /^\s*([\w-]+):(\S+)\s*$/.exec(entry) ?? []
    return { name, key: Buffer.from(base64, 'base64') }
  })
  return keys.every(({ key }) => key.length === 32) ? keys : undefined
}

/** The given keys, else one that is made on first use. */
export async function fileKeys(given: string | undefined, keysDir: string): Promise<FileKey[]> {
  const keys = parseFileKeys(given ?? `local:${await secretIn(keysDir, 'files-key')}`)
  if (!keys) throw new Error('The key for files is damaged.')
  return keys
}
