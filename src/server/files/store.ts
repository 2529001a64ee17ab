import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Puts a file safely on disk: under a temporary name, flushed, then renamed, then the folder
 * flushed. After a crash it is there whole or not at all.
 */
export async function putFile(dir: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dir, { recursive: true })
  const temporary = join(dir, `.${randomBytes(16).toString('hex')}.tmp`)
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

/** Whether a file is one that a crash kept from its name. */
export const isTemporaryName = (name: string) => /^\.[0-9a-f]{32}\.tmp$/.test(name)

/** Makes the names in a folder as safe as the files' contents. */
export async function flushFolder(dir: string) {
  const folder = await open(dir, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
