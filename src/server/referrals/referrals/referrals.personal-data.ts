import type { ReferralRow } from '#server/platform/db/tables/referrals.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { timelineInWords } from '#server/records/notes/entry-in-words.ts'
import {
  type PersonalData,
  type StoredRecord,
  toStoredDocument,
} from '#server/records/personal-data.ts'
import { listFromPerson } from '#server/records/privacy/people.queries.ts'
import { referralTimeline } from './handling.queries.ts'
import { listReferralFiles } from './referral-files.queries.ts'
import { deleteReferral } from './referrals.queries.ts'

/** Found by who sent them: a referral has no email or phone of the person it is about. */
export const referralData: PersonalData = {
  label: 'Referrals',
  notice: 'referral',
  auditKind: 'referral',
  find: async (db, person) => {
    const rows = await listFromPerson(db, 'referrals', person)
    return Promise.all(rows.map((row) => toRecord(db, row)))
  },
  erase: async (db, id, now) => (await deleteReferral(db, id, now)) !== undefined,
}

const toRecord = async (db: Db, row: ReferralRow): Promise<StoredRecord> => ({
  id: row.id,
  at: row.created_at,
  title: `Referral ${row.reference} of ${row.person_name}`,
  email: row.email,
  phone: row.phone,
  details: [
    { label: 'Referred by', text: row.name },
    { label: 'Organization', text: row.organization },
    { label: 'Role', text: row.role },
    { label: 'Email', text: row.email },
    { label: 'Phone', text: row.phone },
    { label: 'Person', text: row.person_name },
    { label: 'Birth year', text: row.birth_year === null ? '' : String(row.birth_year) },
    { label: 'County', text: row.county },
    { label: 'Program', text: row.program },
    { label: 'Guardian or conservator', text: row.guardian },
    { label: 'Stage', text: row.stage },
    { label: 'Reason', text: row.declined_reason },
    {
      label: 'Next step',
      text: row.next_step_on === null ? '' : `${row.next_step}, ${row.next_step_on}`,
    },
  ],
  history: timelineInWords(await referralTimeline(db, row.id)),
  documents: (await listReferralFiles(db, row.id)).map(toStoredDocument),
})
