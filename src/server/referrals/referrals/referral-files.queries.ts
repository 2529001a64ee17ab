import type { ReferralFileRow } from '#server/platform/db/tables/referrals.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { documentRow, type NamedDocument } from '#server/records/documents/document-rows.queries.ts'

/** What is sealed of a referral: the files in their order, and what the person needs. */
export function listReferralFiles(db: Db, referralId: string): Promise<ReferralFileRow[]> {
  return db
    .selectFrom('referral_files')
    .selectAll()
    .where('referral_id', '=', referralId)
    .orderBy('place')
    .execute()
}

export function findReferralFile(db: Db, storedName: string) {
  return db
    .selectFrom('referral_files')
    .selectAll()
    .where('kind', '=', 'referral')
    .where('stored_name', '=', storedName)
    .executeTakeFirst()
}

export async function addReferralFiles(db: Db, referralId: string, documents: NamedDocument[]) {
  if (documents.length === 0) return
  const rows = documents.map((document, place) => ({
    ...documentRow(document, place),
    referral_id: referralId,
  }))
  await db.insertInto('referral_files').values(rows).execute()
}
