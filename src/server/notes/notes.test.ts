import { expect, test } from 'vitest'
import { addApplication } from '../../../tests/support/applications.ts'
import { testApp } from '../../../tests/support/test-app.ts'
import { deleteApplication } from '../applications/applications.queries.ts'
import { addReply, listReplies } from '../replies/replies.queries.ts'
import { addNote, deleteOwnNote, listNotes } from './notes.queries.ts'

const server = testApp()
const ann = { _id: '01890000-0000-7000-8000-000000000000', username: 'ann' }

test('an applicant has notes and replies too, which are deleted with the application', async () => {
  const { db } = server.context
  const now = server.clock.at
  const ids = [await addApplication(server.context), await addApplication(server.context)]
  const [record, other] = ids.map((id) => ({ column: 'application_id' as const, id }))
  if (!record || !other) throw new Error('Two applications are needed.')
  const note = await addNote(db, record, 'Called', now, ann)
  const reply = { subject: 'Hello', text: 'Come and see us.', delivery: 'mail program' as const }
  await addReply(db, record, reply, now, ann)

  expect(await deleteOwnNote(db, other, note.id, ann._id)).toBe(false)
  expect(await listNotes(db, other)).toEqual([])
  expect(await listNotes(db, record, ann._id)).toEqual([{ ...note, by: null }])
  expect(await listReplies(db, record)).toMatchObject([{ subject: 'Hello', by: null }])
  await deleteApplication(db, record.id, now)
  expect(await listNotes(db, record)).toEqual([])
  expect(await listReplies(db, record)).toEqual([])
})
