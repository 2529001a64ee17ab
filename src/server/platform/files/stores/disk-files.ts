import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Writes a file under a temporary name, flushes it, renames it and flushes the folder, so that after a
 * crash the file is either complete or missing.
 */
export async function putFile(dir: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dir, { recursive: true })
  const temporary = join(dir, temporaryName())
  try {
    const file = await open(temporary, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, join(dir, name))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await flushFolder(dir)
}

export const temporaryName = () => `.${randomBytes(16).toString('hex')}.tmp`

/** Whether this is a temporary file, which a crash may leave behind. */
export const isTemporaryName = (name: string) => /^\.[0-9a-f]{32}\.tmp$/.test(name)

/** Makes new names in a folder survive a crash, as flushing a file does for its content. */
export async function flushFolder(dir: string) {
  const folder = await open(dir, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
