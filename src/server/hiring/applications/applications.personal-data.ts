import type { ApplicationRow } from '#server/platform/db/tables/hiring.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { timelineInWords } from '#server/records/notes/entry-in-words.ts'
import {
  type PersonalData,
  type StoredRecord,
  toStoredDocument,
} from '#server/records/personal-data.ts'
import { listFromPerson } from '#server/records/privacy/people.queries.ts'
import { listApplicationFiles } from '../application-data/application-files.queries.ts'
import { deleteApplication } from '../application-data/applications.queries.ts'
import { interviewInWords, statusInWords } from '../application-data/status-in-words.ts'
import { listRecorded } from '../first-day/first-day.queries.ts'
import { itemInWords } from '../first-day/item-in-words.ts'
import { linksInWords } from '../private-links/links-in-words.ts'
import { readTimeline } from './timeline.ts'

export const applicationData: PersonalData = {
  label: 'Applications',
  notice: 'application',
  auditKind: 'application',
  find: async (db, person) => {
    const rows = await listFromPerson(db, 'applications', person)
    return Promise.all(rows.map((row) => toRecord(db, row)))
  },
  erase: async (db, id, now) => (await deleteApplication(db, id, now)) !== undefined,
}

async function toRecord(db: Db, row: ApplicationRow): Promise<StoredRecord> {
  const { id, position, first_name: firstName, last_name: lastName } = row
  const timeline = await readTimeline(db, { id, position, firstName, lastName })
  const files = await listApplicationFiles(db, [row.id])
  const recorded = await listRecorded(db, row.id)
  return {
    id: row.id,
    at: row.created_at,
    title: row.position,
    email: row.email,
    phone: row.phone,
    details: [
      { label: 'Name', text: `${firstName} ${lastName}` },
      { label: 'Email', text: row.email },
      { label: 'Phone', text: row.phone },
      { label: 'Status', text: statusInWords(row.status) },
      { label: 'Reason', text: row.reason },
      { label: 'Interview', text: interviewInWords(row) },
      { label: 'Notes', text: row.notes },
      { label: 'Experience', text: row.experience },
      { label: 'Education', text: row.education },
      ...(await linksInWords(db, row.id)),
      ...recorded.map((each) => ({ label: each.item, text: itemInWords(each) })),
    ],
    history: timelineInWords(timeline),
    documents: files.map(toStoredDocument),
  }
}
