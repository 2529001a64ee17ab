import { sql } from 'kysely'
import type { ErasureReceipt } from '#contract/records/privacy.ts'
import type { Db } from '#server/platform/db/transact.ts'

type NewReceipt = Omit<ErasureReceipt, 'by'> & { actorId: string }

export async function addReceipt(db: Db, { id, at, actorId, erased }: NewReceipt) {
  await db
    .insertInto('erasure_receipts')
    .values({ id, erased_at: at, erased_by: actorId, erased: JSON.stringify(erased) })
    .execute()
}

/** Newest first. */
export async function listReceipts(db: Db): Promise<ErasureReceipt[]> {
  const rows = await db
    .selectFrom('erasure_receipts as r')
    .leftJoin('users as u', 'u.id', 'r.erased_by')
    .select(['r.id', 'r.erased_at as at', 'r.erased'])
    .select((eb) => eb.fn.coalesce('u.username', sql<string>`''`).as('by'))
    .orderBy('r.erased_at', 'desc')
    .orderBy('r.id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, erased: JSON.parse(row.erased) }))
}
