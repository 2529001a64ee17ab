import { toFlag } from '#server/platform/db/portable.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { recoveryHash } from './codes.ts'

export function findFactor(db: Db, userId: string) {
  return db
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export async function listFactorKeyNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('second_factors').select('key_name').distinct().execute()
  return rows.map((row) => row.key_name)
}

type SealedSecret = { sealed_secret: string; key_name: string }

/** Begins a set-up, or begins it again. */
export async function storeSecret(db: Db, userId: string, secret: SealedSecret) {
  await db
    .insertInto('second_factors')
    .values({ user_id: userId, ...secret, switched_on_at: null, last_step: 0 })
    .onConflict((on) =>
      on
        .column('user_id')
        .doUpdateSet({ ...secret, last_step: 0 })
        .where('second_factors.switched_on_at', 'is', null),
    )
    .execute()
}

export function listSecretsOfOtherKeys(db: Db, keyName: string) {
  return db
    .selectFrom('second_factors')
    .select(['user_id', 'sealed_secret'])
    .where('key_name', '!=', keyName)
    .execute()
}

type StoredSecret = { user_id: string; sealed_secret: string }

export async function replaceSecret(db: Db, old: StoredSecret, secret: SealedSecret) {
  await db
    .updateTable('second_factors')
    .set(secret)
    .where('user_id', '=', old.user_id)
    // Someone may begin a new set-up at the same time.
    .where('sealed_secret', '=', old.sealed_secret)
    .execute()
}

export async function switchOn(db: Db, userId: string, now: Date) {
  await db
    .updateTable('second_factors')
    .set({ switched_on_at: now.toISOString() })
    .where('user_id', '=', userId)
    .execute()
}

/** Removes the factor and its recovery codes. Returns whether there was one. */
export async function removeFactor(db: Db, userId: string): Promise<boolean> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const removed = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return removed !== undefined
}

/** Returns false when a code of this step, or of a later one, was used before. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function replaceRecoveryCodes(db: Db, userId: string, codes: string[]) {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: recoveryHash(code) })))
    .execute()
}

/** Returns false when the code does not exist or was used before. */
export async function takeRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', recoveryHash(code))
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function isFactorRequired(db: Db): Promise<boolean> {
  const rules = await db.selectFrom('sign_in_rules').select('factor_required').executeTakeFirst()
  return rules?.factor_required === 1
}

export async function requireFactor(db: Db, required: boolean) {
  const factor_required = toFlag(required)
  await db
    .insertInto('sign_in_rules')
    .values({ id: 1, factor_required })
    .onConflict((on) => on.column('id').doUpdateSet({ factor_required }))
    .execute()
}
