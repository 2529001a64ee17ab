import type { Db } from '#server/platform/db/transact.ts'
import type { Vault } from '#server/platform/files/vault.ts'

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
  const rows = await db
    .selectFrom('second_factors')
    .select(['user_id', 'sealed_secret'])
    .where('key_name', '!=', await vault.keyName())
    .execute()
  let failed = 0
  for (const row of rows) {
    const secret = await openSecret(vault, row).catch(() => undefined)
    if (secret === undefined) {
      failed += 1
      continue
    }
    await db
      .updateTable('second_factors')
      .set(await sealSecret(vault, row.user_id, secret))
      .where('user_id', '=', row.user_id)
      // Someone may begin a new set-up at the same time.
      .where('sealed_secret', '=', row.sealed_secret)
      .execute()
  }
  return failed
}
