import type { Db } from '#server/platform/db/transact.ts'
import type { Vault } from '#server/platform/files/vault.ts'
import { listSecretsOfOtherKeys, replaceSecret } from './second-factor.queries.ts'

const makeContext = (userId: string) => ({ file: userId, class: 'second-factor' })

export async function sealSecret(vault: Vault, userId: string, secret: string) {
  const { sealed, keyName } = await vault.seal(Buffer.from(secret), makeContext(userId))
  return { sealed_secret: sealed.toString('base64'), key_name: keyName }
}

type Sealed = { user_id: string; sealed_secret: string }

export async function openSecret(vault: Vault, { user_id, sealed_secret }: Sealed) {
  return String(await vault.open(Buffer.from(sealed_secret, 'base64'), makeContext(user_id)))
}

/** Encrypts the secrets that an older key encrypted with the newest one. Returns how many could not be opened. */
export async function resealSecondFactors(db: Db, vault: Vault): Promise<number> {
  const rows = await listSecretsOfOtherKeys(db, await vault.keyName())
  let failed = 0
  for (const row of rows) {
    const secret = await openSecret(vault, row).catch(() => undefined)
    if (secret === undefined) {
      failed += 1
      continue
    }
    await replaceSecret(db, row, await sealSecret(vault, row.user_id, secret))
  }
  return failed
}
