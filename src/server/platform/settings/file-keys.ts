import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '../errors.ts'
import { secretIn } from './secrets.ts'

/** A key that applicants' files are encrypted with. */
export type FileKey = { name: string; key: Buffer }

/** The keys as they are now: the first one encrypts, all of them decrypt. */
export type FileKeys = () => Promise<FileKey[]>

/** Has the key in use, or several during a rotation, in the format of FILES_KEY. */
const filesKey = 'files-key'
/** A first key is stored without its name. */
const firstKeyName = 'local'
/** Keys that no document needs any more, for backups from before a rotation. */
const retiredPrefix = 'retired-'

/** Reads `name:base64`, or several separated by commas. The first one encrypts new files. */
export function parseFileKeys(text: string): FileKey[] | undefined {
  const keys = text.split(',').map((entry) => {
    const [, name = '', base64 = ''] = /^\s*([\w-]+):(\S+)\s*$/.exec(entry) ?? []
    return { name, key: Buffer.from(base64, 'base64') }
  })
  return keys.every(({ key }) => key.length === 32) ? keys : undefined
}

const formatFileKeys = (keys: FileKey[]) =>
  keys.map(({ name, key }) => `${name}:${key.toString('base64')}`).join(',')

/** The keys from the settings, or those in KEYS_DIR, where the first one is created if there is none. */
export async function fileKeys(given: string | undefined, keysDir: string): Promise<FileKey[]> {
  if (given === undefined && !(await hasFilesKey(keysDir))) await secretIn(keysDir, filesKey)
  return knownFileKeys(given, keysDir)
}

/** The keys that already exist. None is created, because a new key could not open old files. */
export async function knownFileKeys(
  given: string | undefined,
  keysDir: string,
): Promise<FileKey[]> {
  if (given !== undefined) return parseFileKeys(given) ?? []
  return [...(await readFilesKey(keysDir)), ...(await readRetiredKeys(keysDir))]
}

/** The keys of a running server. It reads KEYS_DIR again after a rotation has changed it. */
export function currentFileKeys(given: string | undefined, keysDir: string): FileKeys {
  let known: { version: string; keys: FileKey[] } | undefined
  return async () => {
    const version = given ?? (await readVersion(join(keysDir, filesKey)))
    // A key that was deleted while the server runs is still in its memory.
    if (known && (version === undefined || version === known.version)) return known.keys
    const keys = await knownFileKeys(given, keysDir)
    known = { version: version ?? '', keys }
    return keys
  }
}

export async function hasFilesKey(keysDir: string): Promise<boolean> {
  return (await readVersion(join(keysDir, filesKey))) !== undefined
}

/** The keys in use: one, or several while a rotation is unfinished. */
export async function readFilesKey(keysDir: string): Promise<FileKey[]> {
  const file = join(keysDir, filesKey)
  const text = await readIfThere(file)
  if (text === undefined) return []
  const keys = parseFileKeys(text.includes(':') ? text : `${firstKeyName}:${text}`)
  if (!keys) throw new Error(`The key ${file} is damaged.`)
  return keys
}

/** Replaces the keys in use, all at once. */
export const writeFilesKey = (keysDir: string, keys: FileKey[]) =>
  writeKeyFile(keysDir, filesKey, formatFileKeys(keys))

export const retireKey = (keysDir: string, { name, key }: FileKey) =>
  writeKeyFile(keysDir, retiredPrefix + name, key.toString('base64'))

/** A new key. Its name says when it was made, and no other key ever had it. */
export function newFileKey(now: Date): FileKey {
  const day = now.toISOString().slice(0, 10)
  return { name: `local-${day}-${randomBytes(4).toString('hex')}`, key: randomBytes(32) }
}

async function readRetiredKeys(keysDir: string): Promise<FileKey[]> {
  const keys: FileKey[] = []
  for (const file of await readdir(keysDir).catch(() => [])) {
    if (!file.startsWith(retiredPrefix)) continue
    const [key] = parseFileKeys(`x:${(await readFile(join(keysDir, file), 'utf8')).trim()}`) ?? []
    if (!key) throw new Error(`The key ${join(keysDir, file)} is damaged.`)
    keys.push({ ...key, name: file.slice(retiredPrefix.length) })
  }
  return keys
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Changes whenever the file is replaced; undefined when there is none. */
async function readVersion(file: string): Promise<string | undefined> {
  try {
    const { ino, mtimeMs, size } = await stat(file)
    return `${ino} ${mtimeMs} ${size}`
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Replaces a file that only its owner can read, all at once. */
export async function writeKeyFile(keysDir: string, name: string, content: string) {
  await mkdir(keysDir, { recursive: true, mode: 0o700 })
  const temporary = join(keysDir, `.${randomBytes(8).toString('hex')}.tmp`)
  try {
    await writeFile(temporary, content, { mode: 0o400, flag: 'wx', flush: true })
    await rename(temporary, join(keysDir, name))
  } finally {
    await rm(temporary, { force: true })
  }
}
