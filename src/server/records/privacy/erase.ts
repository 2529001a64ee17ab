import type { ErasureReceipt, Person } from '#contract/records/privacy.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { notFound } from '#server/platform/errors.ts'
import { audit, type Caller } from '../audit/audit.queries.ts'
import type { PersonalData } from '../personal-data.ts'
import { findPersonalData, recordsIn } from './find.ts'
import { addReceipt } from './receipts.queries.ts'
import { refuseIfHeld } from './refuse-if-held.ts'

/**
 * Deletes what is stored about a person at this moment and returns a receipt, which counts what was
 * really deleted and does not say whose it was. Call it in a transaction.
 */
export async function erasePersonalData(
  db: Db,
  kinds: PersonalData[],
  person: Person,
  { user, request, now }: { user: { _id: string; username: string }; request: Caller; now: Date },
): Promise<ErasureReceipt> {
  const found = await findPersonalData(db, kinds, person)
  await refuseIfHeld(db, person, ...recordsIn(found))
  const erased: ErasureReceipt['erased'] = []
  let documents = 0
  // The last kinds first: deleting a record would also delete what belongs to it, and nobody would count it.
  for (const { data, records } of found.toReversed()) {
    if (!('erase' in data)) continue
    let count = 0
    for (const record of records) {
      if (!(await data.erase(db, record.id, now))) continue
      count += 1
      documents += record.documents.length
      const { auditKind: objectKind } = data
      const line = { action: 'deleted' as const, objectId: record.id }
      if (objectKind) await audit(db, request, now, { ...line, objectKind })
    }
    if (count > 0) erased.unshift({ label: data.label, count })
  }
  if (erased.length === 0) throw notFound('Data of this person')
  if (documents > 0) erased.push({ label: 'Documents', count: documents })
  const receipt = { id: newId(), at: now.toISOString(), erased }
  await addReceipt(db, { ...receipt, actorId: user._id })
  const objectId = receipt.id
  await audit(db, request, now, { action: 'erased', objectKind: 'personal data', objectId })
  return { ...receipt, by: user.username }
}
