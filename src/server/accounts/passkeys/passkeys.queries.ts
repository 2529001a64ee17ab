import { createHash } from 'node:crypto'
import type { Passkey } from '#contract/accounts/passkeys.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { PasskeyRow } from '#server/platform/db/tables/accounts.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { minutes, timeAfter } from '#server/platform/time.ts'

/** How long someone may take with the authenticator. */
export const challengeLifetime = 5 * minutes

const hashChallenge = (challenge: string) => createHash('sha256').update(challenge).digest('hex')

/** `userId` is who adds a passkey; null for a sign-in. */
export async function storeChallenge(db: Db, challenge: string, userId: string | null, now: Date) {
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashChallenge(challenge),
      user_id: userId,
      expires_at: timeAfter(now, challengeLifetime).toISOString(),
    })
    .execute()
}

/** Uses a challenge up. Returns false when there is none, or it is too old or for something else. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  userId: string | null,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashChallenge(challenge))
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now.toISOString())
    .returning('challenge_hash')
    .executeTakeFirst()
  return taken !== undefined
}

export async function forgetOldChallenges(db: Db, now: Date) {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now.toISOString()).execute()
}

type NewPasskey = Pick<PasskeyRow, 'user_id' | 'name' | 'credential_id' | 'public_key'> & {
  signCount: number
  transports: string[]
}

export async function addPasskey(
  db: Db,
  { signCount, transports, ...passkey }: NewPasskey,
  now: Date,
): Promise<Passkey> {
  const row = await db
    .insertInto('passkeys')
    .values({
      ...passkey,
      id: newId(),
      sign_count: signCount,
      transports: JSON.stringify(transports),
      created_at: now.toISOString(),
      last_used_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toPasskey(row)
}

/** The passkeys of a user, oldest first. */
export const listPasskeys = (db: Db, userId: string): Promise<PasskeyRow[]> =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const findPasskey = (db: Db, credentialId: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()

export async function recordPasskeyUse(db: Db, id: string, signCount: number, now: Date) {
  await db
    .updateTable('passkeys')
    .set({ sign_count: signCount, last_used_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

/** Returns false when the user has no such passkey. */
export async function removePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

/** Returns how many there were. */
export async function removePasskeys(db: Db, userId: string): Promise<number> {
  const removed = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .returning('id')
    .execute()
  return removed.length
}

export const toPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
})
