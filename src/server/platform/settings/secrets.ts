import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'

/** A secret that is created on first use, outside the data folder and readable only by its owner. */
export async function secretIn(keysDir: string, name: string): Promise<string> {
  const file = join(keysDir, name)
  await mkdir(keysDir, { recursive: true, mode: 0o700 })
  const known = await knownSecretIn(keysDir, name)
  const secret = (known ?? (await createSecret(keysDir, file))).trim()
  if (Buffer.from(secret, 'base64').length < 32) throw new Error(`The key ${file} is damaged.`)
  return secret
}

/** A secret that already exists. */
export const knownSecretIn = (keysDir: string, name: string) =>
  readFile(join(keysDir, name), 'utf8').catch(() => undefined)

/** Written under a temporary name and then linked, so that a crash or a second instance never leaves half a key. */
async function createSecret(keysDir: string, file: string) {
  const temporary = join(keysDir, `.${randomBytes(8).toString('hex')}.tmp`)
  const secret = randomBytes(32).toString('base64')
  await writeFile(temporary, secret, { mode: 0o400, flag: 'wx', flush: true })
  try {
    await link(temporary, file)
    return secret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return await readFile(file, 'utf8')
  } finally {
    await rm(temporary, { force: true })
  }
}

/** Random bytes cannot be compressed; repeated letters and rows of them can, at least as the steps from one to the next. */
export function isHardToGuess(secret: Uint8Array): boolean {
  const steps = secret.map((byte, index) => byte - (secret[index - 1] ?? 0))
  return [secret, steps].every((bytes) => deflateRawSync(bytes).length >= 32)
}
