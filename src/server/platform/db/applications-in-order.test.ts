import { expect, test } from 'vitest'
import { listApplications } from '#server/hiring/applications/application-list.queries.ts'
import { insertRows } from '#server/operations/backup/tables.ts'
import { testDatabase } from '../../../../tests/support/test-app.ts'
import { connect } from './connect.ts'
import { toLatest, toMigration } from './migrate.ts'
import { transact } from './transact.ts'

const address = testDatabase()

test('applications from before are sorted by name, and found by phone and without accents', async () => {
  const db = connect(address())
  const at = '2026-11-15T12:00:00.000Z'
  const rest = { job_id: 'j', email: 'a@example.org', status: 'pending', notes: '', experience: '' }
  const times = { education: '', search_text: '', created_at: at, updated_at: at }
  // More than one batch of the migration.
  const rows = Array.from({ length: 501 }, (_, index) => ({
    id: `id ${String(index).padStart(3, '0')}`,
    first_name: 'Zoë',
    last_name: `Émile ${index}`,
    phone: `615-555-${String(index).padStart(4, '0')}`,
    position: 'Cook',
    ...rest,
    ...times,
  }))
  await transact(db, async (db) => {
    await toMigration(db, '023-privacy')
    await insertRows(db, 'applications', rows.slice(0, 250))
    await insertRows(db, 'applications', rows.slice(250))
    await toLatest(db)
  })
  const list = async (search: string) =>
    (await listApplications(db, { sort: 'name', page: 1, limit: 2, search })).applications
  expect(await list('')).toMatchObject([{ lastName: 'Émile 0' }, { lastName: 'Émile 1' }])
  expect(await list('(615) 555-0500')).toMatchObject([{ lastName: 'Émile 500' }])
  expect(await list('zoe emile cook')).toHaveLength(2)
  await db.destroy()
})
