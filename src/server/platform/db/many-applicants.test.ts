import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  correctApplicant,
  createApplication,
  deleteApplication,
  readCounts,
  setJob,
} from '#server/hiring/application-data/applications.queries.ts'
import { changeStatus } from '#server/hiring/application-data/status.queries.ts'
import { listApplications } from '#server/hiring/applications/application-list.queries.ts'
import { insertRows } from '#server/operations/backup/tables.ts'
import { addNote } from '#server/records/notes/notes.queries.ts'
import { applicationRow } from '../../../../tests/support/application-rows.ts'
import { testDatabase } from '../../../../tests/support/test-app.ts'
import { connect } from './connect.ts'
import { migrate, toLatest, toMigration } from './migrate.ts'
import { type Db, transact } from './transact.ts'

const address = testDatabase()
const now = new Date('2026-11-15T12:00:00.000Z')
const at = now.toISOString()
const maria = { _id: 'maria', username: 'Maria' }

async function idsOf(db: Db, search: string) {
  const wanted = { search, sort: 'name', page: 1, limit: 10 } as const
  return (await listApplications(db, wanted)).applications.map(({ id }) => id)
}

test('applications from before are counted for each job and found by their words and notes', async () => {
  const db = connect(address())
  await transact(db, async (db) => {
    await toMigration(db, '047-referral-notes')
    await insertRows(db, 'applications', [
      applicationRow('1', { search_text: 'zoe number 1' }),
      applicationRow('2', { search_text: 'zoe number 2' }),
      applicationRow('3', { search_text: 'zoe number 3', job_id: 'nurse', status: 'hired' }),
    ])
    const note = { id: 'n', text: 'Sings', search_text: 'sings', created_at: at, created_by: '' }
    await insertRows(db, 'notes', [{ ...note, application_id: '2' }])
    await toLatest(db)
  })
  expect(await readCounts(db)).toMatchObject({ pending: 2, hired: 1 })
  expect(await readCounts(db, 'cook')).toMatchObject({ pending: 2, hired: 0 })
  expect(await idsOf(db, 'number')).toEqual(['1', '2', '3'])
  expect(await idsOf(db, 'sings')).toEqual(['2'])
  await db.destroy()
})

test('counts and searches follow every change', async () => {
  await migrate(address())
  const db = connect(address())
  const names = { firstName: 'Tasha', lastName: 'Greene', email: 'tasha@example.org', phone: '' }
  const job = { id: 'driver', title: 'Driver', location: 'Smyrna, TN' }
  for (const id of ['a', 'b']) {
    const place = { jobId: job.id, position: job.title, location: job.location }
    await createApplication(db, { id, ...names, ...place }, now)
    await addNote(db, { column: 'application_id', id }, 'Knows 100% of the songs.', now, maria)
  }
  expect(await idsOf(db, 'songs greene')).toEqual(['a', 'b'])
  expect(await idsOf(db, '100% smyrna')).toEqual(['a', 'b'])
  expect(await idsOf(db, '10_% smyrna')).toEqual([])

  const corrected = { ...names, lastName: 'Grove' }
  await correctApplicant(db, { id: 'a', position: job.title, location: job.location }, corrected)
  expect(await idsOf(db, 'greene')).toEqual(['b'])
  expect(await idsOf(db, 'grove')).toEqual(['a'])

  await setJob(db, { id: 'a', ...corrected }, { ...job, id: 'aide', title: 'Aide' })
  await changeStatus(db, 'a', { status: 'hired' }, maria, now)
  expect(await readCounts(db, 'driver')).toMatchObject({ pending: 1, hired: 0 })
  expect(await readCounts(db, 'aide')).toMatchObject({ pending: 0, hired: 1 })

  await deleteApplication(db, 'a', now)
  // The index of SQLite refers to the places of rows, which must stay the same.
  await sql`vacuum`.execute(db)
  expect(await readCounts(db, 'aide')).toMatchObject({ hired: 0 })
  expect(await idsOf(db, 'grove')).toEqual([])
  expect(await idsOf(db, 'songs')).toEqual(['b'])
  await db.destroy()
})
