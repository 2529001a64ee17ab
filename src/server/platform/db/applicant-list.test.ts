import { expect, test } from 'vitest'
import { listApplications } from '#server/hiring/applications/application-list.queries.ts'
import { insertRows } from '#server/operations/backup/tables.ts'
import { applicationRow } from '../../../../tests/support/application-rows.ts'
import { testDatabase } from '../../../../tests/support/test-app.ts'
import { connect } from './connect.ts'
import { toLatest, toMigration } from './migrate.ts'
import { transact } from './transact.ts'

const address = testDatabase()
const at = '2026-11-15T12:00:00.000Z'

const file = (applicationId: string, kind: string, place: number) => ({
  id: `${applicationId} ${kind}`,
  application_id: applicationId,
  kind,
  place,
  stored_name: `${applicationId} ${kind}`,
  original_name: 'a.pdf',
  type: 'pdf',
  size: 1,
  sha256: '',
  key_name: 'none',
})

test('applications from before get the place of their job, their files are known, and notes are found', async () => {
  const db = connect(address())
  await transact(db, async (db) => {
    await toMigration(db, '032-assistant')
    const texts = { description: '', shifts: '[]', department: '', search_text: '' }
    const kinds = { employment_type: '', experience_level: '', status: 'published' }
    const times = { created_at: at, updated_at: at }
    const job = { id: 'cook', slug: 'cook', title: 'Cook', location: 'Smyrna, TN' }
    await insertRows(db, 'jobs', [{ ...job, ...texts, ...kinds, ...times }])
    await insertRows(db, 'applications', [
      applicationRow('1'),
      applicationRow('2', { job_id: 'deleted' }),
    ])
    await insertRows(db, 'application_files', [
      file('1', 'resume', 0),
      file('1', 'identification', 1),
      file('2', 'resume', 0),
    ])
    const note = { id: 'n', text: 'Née Émile', created_at: at, created_by: '' }
    await insertRows(db, 'notes', [{ ...note, application_id: '2' }])
    await toLatest(db)
  })
  const found = async (filter: object) =>
    (await listApplications(db, { sort: 'name', page: 1, limit: 10, ...filter })).applications
  expect(await found({})).toMatchObject([{ location: 'Smyrna, TN' }, { location: '' }])
  expect(await found({ search: 'smyrna' })).toMatchObject([{ id: '1' }])
  expect(await found({ search: 'nee emile' })).toMatchObject([{ id: '2', foundNote: 'Née Émile' }])
  expect(await found({ missing: 'resume' })).toEqual([])
  expect(await found({ missing: 'identification' })).toMatchObject([{ id: '2' }])
  await db.destroy()
})
