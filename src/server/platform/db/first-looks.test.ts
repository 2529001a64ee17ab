import { expect, test } from 'vitest'
import { insertRows } from '#server/operations/backup/tables.ts'
import { testDatabase } from '../../../../tests/support/test-app.ts'
import { connect } from './connect.ts'
import { toLatest, toMigration } from './migrate.ts'
import { transact } from './transact.ts'

const address = testDatabase()

test('applications from before have the time when someone first opened or changed them', async () => {
  const db = connect(address())
  const at = (hour: number) => `2026-11-15T${hour}:00:00.000Z`
  const names = { first_name: 'Zoë', last_name: 'Bell', email: '', phone: '', position: 'Cook' }
  const texts = { notes: '', experience: '', education: '', search_text: '', sort_name: '' }
  const rest = { job_id: 'j', status: 'pending', created_at: at(10), updated_at: at(10) }
  const application = (id: string) => ({ id, ...names, ...texts, ...rest })
  const change = { status: 'reviewing', actor_id: 'u' }
  const line = { actor_id: 'u', action: 'opened', object_kind: 'application' }
  const from = { ip: null, request_id: null }
  await transact(db, async (db) => {
    await toMigration(db, '032-assistant')
    await insertRows(db, 'applications', ['a', 'b', 'c'].map(application))
    await insertRows(db, 'application_status_history', [
      { id: '1', application_id: 'a', status: 'pending', at: at(10), actor_id: null },
      { id: '2', application_id: 'a', ...change, at: at(13) },
      { id: '3', application_id: 'b', ...change, at: at(14) },
      { id: '4', application_id: 'c', status: 'pending', at: at(10), actor_id: null },
    ])
    await insertRows(db, 'audit_log', [
      { id: '5', ...line, ...from, object_id: 'a', at: at(12) },
      { id: '6', ...line, ...from, object_id: 'b', at: at(15) },
      { id: '7', ...line, ...from, object_id: 'c', at: at(11), action: 'applied' },
    ])
    await toLatest(db)
  })
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'first_look_at'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { id: 'a', first_look_at: at(12) },
    { id: 'b', first_look_at: at(14) },
    { id: 'c', first_look_at: null },
  ])
  await db.destroy()
})
