import type { ContactMessageRow } from '#server/platform/db/tables/messages.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { timelineInWords } from '#server/records/notes/entry-in-words.ts'
import type { PersonalData, StoredRecord } from '#server/records/personal-data.ts'
import { listFromPerson } from '#server/records/privacy/people.queries.ts'
import { deleteMessage } from './contact.queries.ts'
import { readTimeline } from './timeline.ts'

export const messageData: PersonalData = {
  label: 'Contact messages',
  notice: 'message',
  auditKind: 'contact message',
  find: async (db, person) => {
    const rows = await listFromPerson(db, 'contact_messages', person)
    return Promise.all(rows.map((row) => toRecord(db, row)))
  },
  erase: deleteMessage,
}

const toRecord = async (db: Db, row: ContactMessageRow): Promise<StoredRecord> => ({
  id: row.id,
  at: row.created_at,
  title: `Message from ${row.name}`,
  email: row.email,
  phone: row.phone,
  details: [
    { label: 'Name', text: row.name },
    { label: 'Email', text: row.email },
    { label: 'Phone', text: row.phone },
    { label: 'Message', text: row.message },
    { label: 'Status', text: row.closed_reason ?? row.status },
  ],
  history: timelineInWords(await readTimeline(db, row.id)),
  documents: [],
})
