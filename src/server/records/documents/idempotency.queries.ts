import { createHash } from 'node:crypto'
import type { IdempotencyKeyRow } from '#server/platform/db/tables/records.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { days, minutes, timeBefore } from '#server/platform/time.ts'

/** How a repeated request is recognized: by the sender's key, or else by its content. */
export type Claim = { key: string; contentHash: string; lifetime: number }

type ClaimedRecord = Pick<IdempotencyKeyRow, 'record_id' | 'content_hash'>

const keyLifetime = 1 * days
const contentLifetime = 10 * minutes

export const makeClaim = (givenKey: string | undefined, contentHash: string): Claim =>
  givenKey === undefined
    ? { key: hash(`content ${contentHash}`), contentHash, lifetime: contentLifetime }
    : { key: hash(`key ${givenKey}`), contentHash, lifetime: keyLifetime }

/**
 * Takes the claim for a record, or returns the record that already has it. Of two requests at the same
 * time, the unique key makes one wait for the other.
 */
export async function takeClaim(
  db: Db,
  claim: Claim,
  recordId: string,
  now: Date,
): Promise<ClaimedRecord | undefined> {
  const values = {
    content_hash: claim.contentHash,
    record_id: recordId,
    created_at: now.toISOString(),
  }
  const taken = await db
    .insertInto('idempotency_keys')
    .values({ key: claim.key, ...values })
    .onConflict((on) =>
      on
        .column('key')
        .doUpdateSet(values)
        .where('idempotency_keys.created_at', '<', timeBefore(now, claim.lifetime).toISOString()),
    )
    .returning('key')
    .executeTakeFirst()
  if (taken) return undefined
  const claimed = await db
    .selectFrom('idempotency_keys')
    .select(['record_id', 'content_hash'])
    .where('key', '=', claim.key)
    .executeTakeFirst()
  // The record was deleted in this moment and its claim with it, so the claim is free.
  return claimed ?? takeClaim(db, claim, recordId, now)
}

/** Whether something was stored under the sender's key, even if it was long ago. */
export async function isKnownKey(db: Db, givenKey: string): Promise<boolean> {
  const found = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('key', '=', hash(`key ${givenKey}`))
    .executeTakeFirst()
  return found !== undefined
}

/** A deleted record can be sent again. */
export async function forgetClaims(db: Db, recordId: string) {
  await db.deleteFrom('idempotency_keys').where('record_id', '=', recordId).execute()
}

export async function forgetOldClaims(db: Db, now: Date) {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', timeBefore(now, keyLifetime).toISOString())
    .execute()
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
