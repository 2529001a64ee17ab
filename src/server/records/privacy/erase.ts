import type { ErasureReceipt, FoundData, Person } from '#contract/records/privacy.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { notFound } from '#server/platform/errors.ts'
import { audit, type Caller, countLinesAbout } from '../audit/audit.queries.ts'
import type { PersonalData, StoredRecord } from '../personal-data.ts'
import { addReceipt, listContacts, listHoldsOn, refuseIfHeld } from './privacy.queries.ts'

export type Found = { data: PersonalData; records: StoredRecord[] }

/** Everything that the features store about a person. */
export async function findPersonalData(
  db: Db,
  kinds: PersonalData[],
  person: Person,
): Promise<Found[]> {
  const found: Found[] = []
  for (const data of kinds) {
    const records = await data.find(db, person)
    if (records.length > 0) found.push({ data, records })
  }
  return found
}

export const recordsIn = (found: Found[]) => found.flatMap(({ records }) => records)

/** What is found, with what staff should know before they export or erase it. */
export async function describe(
  db: Db,
  kinds: PersonalData[],
  person: Person,
  found: Found[],
): Promise<FoundData> {
  const records = recordsIn(found)
  return {
    kinds: found.map(({ data, records }) => ({
      label: data.label,
      kept: 'kept' in data ? data.kept : '',
      records,
    })),
    auditLines: await countLinesAbout(
      db,
      records.flatMap(({ id, documents }) => [id, ...documents.map((document) => document.id)]),
    ),
    holds: await listHoldsOn(db, [person, ...records]),
    related: await relatedTo(db, kinds, person, records),
  }
}

const relatedLimit = 10

/** Only by what was not searched for: otherwise there would be no end of relations. */
async function relatedTo(db: Db, kinds: PersonalData[], person: Person, records: StoredRecord[]) {
  const known = new Set(records.map(({ id }) => id))
  const related: FoundData['related'] = []
  for (const other of othersIn(person, records).slice(0, relatedLimit)) {
    const found = recordsIn(await findPersonalData(db, kinds, other))
    const more = found.filter(({ id }) => !known.has(id)).length
    const by = other.email ? 'email' : 'phone'
    if (more > 0) related.push({ by, value: other[by], more })
  }
  return related
}

/** Each email, when the search was by phone alone, and each phone, when it was by email alone. */
function othersIn(person: Person, records: StoredRecord[]): Person[] {
  const others = records.flatMap(({ email, phone }) => [
    ...(person.email ? [] : [{ email, phone: '' }]),
    ...(person.phone ? [] : [{ email: '', phone }]),
  ])
  const byContact = others.flatMap((other) =>
    listContacts(other).map((key) => [key, other] as const),
  )
  return [...new Map(byContact).values()]
}

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
