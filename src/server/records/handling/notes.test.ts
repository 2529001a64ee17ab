import { expect, test } from 'vitest'
import { deleteApplication } from '#server/hiring/application-data/applications.queries.ts'
import { addReply, listReplies } from '#server/messages/replies/replies.queries.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { addNote, deleteOwnNote, listNotes } from '../handling/handling.queries.ts'
import { timelineInWords } from '../handling/handling.ts'

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

test('notes are listed oldest first, and only their author can delete them', async () => {
  const { db } = server.context
  const record = { column: 'application_id' as const, id: await addApplication(server.context) }
  const bob = { _id: '01890000-0000-7000-8000-000000000001', username: 'bob' }
  const add = (text: string, hour: number, by = ann) =>
    addNote(db, record, text, new Date(`2026-11-15T${hour}:00:00Z`), by)
  const last = await add('last', 15)
  await add('first', 13, bob)
  await add('second', 14)
  await add('third', 14)
  const texts = async () => (await listNotes(db, record)).map(({ text }) => text)
  expect(await texts()).toEqual(['first', 'second', 'third', 'last'])
  const own = (await listNotes(db, record, ann._id)).map((note) => note.own)
  expect(own).toEqual([false, true, true, true])
  expect((await listNotes(db, record)).some((note) => note.own)).toBe(false)

  expect(await deleteOwnNote(db, record, last.id, bob._id)).toBe(false)
  expect(await deleteOwnNote(db, record, last.id, ann._id)).toBe(true)
  expect(await deleteOwnNote(db, record, last.id, ann._id)).toBe(false)
  expect(await texts()).toEqual(['first', 'second', 'third'])
})

test('an export says who did what, also when the account is gone', () => {
  const [id, at] = ['1', '2026-11-15T12:00:00.000Z']
  const words = timelineInWords([
    { kind: 'note', id, at, by: null, text: 'Called', own: false },
    { kind: 'change', id, at, by: 'ann', text: 'closed this' },
  ])
  expect(words).toEqual([
    { at, text: 'Note by A deleted user: Called' },
    { at, text: 'ann closed this' },
  ])
})
