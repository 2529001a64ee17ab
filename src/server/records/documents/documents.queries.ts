import { createHash } from 'node:crypto'
import { tableNames as allTables } from '#server/platform/db/migrate.ts'
import type { DocumentFileRow, IdempotencyKeyRow } from '#server/platform/db/tables/records.ts'
import type { Db } from '#server/platform/db/transact.ts'
import type { StoredDocument } from '#server/platform/files/document-store.ts'
import { days, minutes, timeBefore } from '#server/platform/time.ts'

// The rows of all sealed files, whatever record they belong to.

/** A stored document with the name its sender gave it, and whether Word would load something from elsewhere. */
export type NamedDocument = StoredDocument & { originalName: string; loadsExternal?: boolean }

/** The tables that refer to sealed files, and what the record of a file is called. */
const tables = { application_files: 'application', referral_files: 'referral' } as const
const tableNames = Object.keys(tables) as (keyof typeof tables)[]

const columns = ['id', 'kind', 'stored_name', 'key_name'] as const

const allRows = (db: Db) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('application_files')
        .select(columns)
        .unionAll(eb.selectFrom('referral_files').select(columns))
        .as('files'),
    )
    .selectAll()

/** The columns of a file's row, except the one that names its record. */
export const documentRow = (document: NamedDocument, place: number): DocumentFileRow => ({
  id: document.id,
  kind: document.kind,
  place,
  stored_name: document.storedName,
  original_name: document.originalName,
  type: document.type,
  size: document.size,
  sha256: document.sha256,
  key_name: document.keyName,
  loads_external: document.loadsExternal ? 1 : 0,
})

/** Records files whose rows are deleted, so that they are deleted from the disk afterwards. */
export async function markRemoved(db: Db, names: string[], now: Date) {
  const removed_at = now.toISOString()
  const rows = names.map((stored_name) => ({ stored_name, removed_at }))
  if (rows.length > 0) await db.insertInto('removed_files').values(rows).execute()
}

export async function listRemoved(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('removed_files').select('stored_name').execute()
  return rows.map((row) => row.stored_name)
}

export async function forgetRemoved(db: Db, names: string[]) {
  if (names.length === 0) return
  await db.deleteFrom('removed_files').where('stored_name', 'in', names).execute()
}

/** Every file with the record it belongs to, such as "application 0199…". The database may be older than this program. */
export async function listAllFiles(db: Db): Promise<{ storedName: string; owner: string }[]> {
  const applications = await db
    .selectFrom('application_files')
    .select(['stored_name as storedName', 'application_id as id'])
    .execute()
  const hasReferrals = (await allTables(db)).includes('referral_files')
  const referrals = hasReferrals
    ? await db
        .selectFrom('referral_files')
        .select(['stored_name as storedName', 'referral_id as id'])
        .execute()
    : []
  const named = (record: string, rows: { storedName: string; id: string }[]) =>
    rows.map(({ storedName, id }) => ({ storedName, owner: `${record} ${id}` }))
  return [
    ...named(tables.application_files, applications),
    ...named(tables.referral_files, referrals),
  ]
}

/** The names of the keys that files are encrypted with. */
export async function listKeyNames(db: Db): Promise<string[]> {
  const rows = await allRows(db).clearSelect().select('key_name').distinct().execute()
  return rows.map((row) => row.key_name)
}

export const listFilesOfKey = (db: Db, keyName: string, limit: number) =>
  allRows(db).where('key_name', '=', keyName).orderBy('id').limit(limit).execute()

/** The next files after `after` that are encrypted with other keys than this one. */
export const listFilesOfOtherKeys = (db: Db, keyName: string, after: string, limit: number) =>
  allRows(db)
    .where('key_name', '!=', keyName)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

export async function countFilesOfOtherKeys(db: Db, keyName: string): Promise<number> {
  const { count } = await allRows(db)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('key_name', '!=', keyName)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns false when the row is gone. */
export async function setKeyName(db: Db, id: string, keyName: string): Promise<boolean> {
  for (const table of tableNames) {
    const changed = await db
      .updateTable(table)
      .set({ key_name: keyName })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (changed) return true
  }
  return false
}

/** The next names in alphabetical order after `after`, to read all of them in batches. */
export async function listStoredNames(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await allRows(db)
    .clearSelect()
    .select('stored_name')
    .where('stored_name', '>', after)
    .orderBy('stored_name')
    .limit(limit)
    .execute()
  return rows.map((row) => row.stored_name)
}

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
