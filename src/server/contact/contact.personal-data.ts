import type { ContactMessageRow } from '../db/schema.ts'
import { isPerson } from '../privacy/is-person.ts'
import type { PersonalData, StoredRecord } from '../privacy/personal-data.ts'
import { deleteMessage } from './contact.queries.ts'

export const messageData: PersonalData = {
  label: 'Contact messages',
  auditKind: 'contact message',
  find: async (db, person) => {
    const rows = await db
      .selectFrom('contact_messages')
      .selectAll()
      .where(isPerson(person))
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(toRecord)
  },
  erase: deleteMessage,
}

const toRecord = (row: ContactMessageRow): StoredRecord => ({
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
  ],
  history: [],
  documents: [],
})
