import { expect, test } from 'vitest'
import { listApplications } from '#server/hiring/applications/application-list.queries.ts'
import { insertRows } from '#server/operations/backup/tables.ts'
import { listNotes } from '#server/records/notes/notes.queries.ts'
import { applicationRow } from '../../../../tests/support/application-rows.ts'
import { testDatabase } from '../../../../tests/support/test-app.ts'
import { connect } from './connect.ts'
import { toLatest, toMigration } from './migrate.ts'
import { transact } from './transact.ts'

const address = testDatabase()

test('notes from before the history become its first entry, with their author where the audit log knows it', async () => {
  const db = connect(address())
  const [applied, noted, changed] = [12, 13, 14].map((hour) => `2026-11-15T${hour}:00:00.000Z`)
  if (!applied || !noted || !changed) throw new Error('Three times are needed.')
  const application = (id: string, notes: string) =>
    applicationRow(id, { notes, status: 'hired', created_at: applied, updated_at: changed })
  const line = { actor_id: 'u', object_kind: 'application', object_id: '1', ip: '', request_id: '' }
  await transact(db, async (db) => {
    await toMigration(db, '032-assistant')
    await insertRows(db, 'applications', [
      application('1', 'Called her'),
      application('2', 'From a file'),
      application('3', ''),
    ])
    await insertRows(db, 'audit_log', [
      { ...line, id: 'a', at: applied, action: 'opened' },
      { ...line, id: 'b', at: noted, action: 'noted' },
    ])
    await insertRows(db, 'users', [
      {
        id: 'u',
        email: 'ann@example.org',
        username: 'ann',
        password_hash: '',
        role: 'admin',
        active: 1,
        created_at: applied,
        updated_at: applied,
      },
    ])
    await toLatest(db)
  })
  const notesOn = (id: string) => listNotes(db, { column: 'application_id', id })
  expect(await notesOn('1')).toMatchObject([{ text: 'Called her', by: 'ann', at: noted }])
  expect(await notesOn('2')).toMatchObject([{ text: 'From a file', by: 'Someone', at: changed }])
  expect(await notesOn('3')).toEqual([])
  const found = await listApplications(db, { sort: 'name', page: 1, limit: 10, search: 'called' })
  expect(found.applications).toMatchObject([{ id: '1', foundNote: 'Called her' }])
  await db.destroy()
})
