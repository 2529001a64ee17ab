import type { ApplicationRow } from '../db/tables/applications.ts'
import type { Db } from '../db/transact.ts'
import { isPerson } from '../privacy/is-person.ts'
import type { PersonalData, StoredRecord } from '../privacy/personal-data.ts'
import { listFilesOf } from './application-files.queries.ts'
import { deleteApplication } from './applications.queries.ts'
import { listHistory } from './status-history.queries.ts'
import { statusInWords } from './status-in-words.ts'

export const applicationData: PersonalData = {
  label: 'Applications',
  auditKind: 'application',
  find: async (db, person) => {
    const rows = await db
      .selectFrom('applications')
      .selectAll()
      .where(isPerson(person))
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return Promise.all(rows.map((row) => toRecord(db, row)))
  },
  erase: async (db, id, now) => (await deleteApplication(db, id, now)) !== undefined,
}

async function toRecord(db: Db, row: ApplicationRow): Promise<StoredRecord> {
  const history = await listHistory(db, row.id)
  const files = await listFilesOf(db, [row.id])
  return {
    id: row.id,
    at: row.created_at,
    title: row.position,
    email: row.email,
    phone: row.phone,
    details: [
      { label: 'Name', text: `${row.first_name} ${row.last_name}` },
      { label: 'Email', text: row.email },
      { label: 'Phone', text: row.phone },
      { label: 'Status', text: statusInWords(row.status) },
      { label: 'Notes', text: row.notes },
      { label: 'Experience', text: row.experience },
      { label: 'Education', text: row.education },
    ],
    history: history.map(({ at, status, by }) => ({
      at,
      text: by ? `${statusInWords(status)}, by ${by}` : statusInWords(status),
    })),
    documents: files.map((file) => ({
      id: file.id,
      kind: file.kind,
      storedName: file.stored_name,
      type: file.type,
      name: file.original_name,
      size: file.size,
    })),
  }
}
