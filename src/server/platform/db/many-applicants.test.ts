import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  correctApplicant,
  createApplication,
  deleteApplication,
  setJob,
} from '#server/hiring/application-data/applications.queries.ts'
import { changeStatus } from '#server/hiring/application-data/status.queries.ts'
import {
  listApplications,
  readCounts,
} from '#server/hiring/applications/application-list.queries.ts'
import { addNote } from '#server/records/handling/handling.queries.ts'
import { testDatabase } from '../../../../tests/support/test-app.ts'
import { connect } from './connect.ts'
import type { Db } from './transact.ts'

const address = testDatabase('migrated')
const now = new Date('2026-11-15T12:00:00.000Z')
const maria = { _id: 'maria', username: 'Maria' }

async function findIds(db: Db, search: string) {
  const wanted = { search, sort: 'name', page: 1, limit: 10 } as const
  return (await listApplications(db, wanted)).applications.map(({ id }) => id)
}

test('counts and searches follow every change', async () => {
  const db = connect(address())
  const names = { firstName: 'Tasha', lastName: 'Greene', email: 'tasha@example.org', phone: '' }
  const job = { id: 'driver', title: 'Driver', location: 'Smyrna, TN' }
  for (const id of ['a', 'b']) {
    const place = { jobId: job.id, position: job.title, location: job.location }
    await createApplication(db, { id, ...names, ...place }, now)
    await addNote(db, { column: 'application_id', id }, 'Knows 100% of the songs.', now, maria)
  }
  expect(await findIds(db, 'songs greene')).toEqual(['a', 'b'])
  expect(await findIds(db, '100% smyrna')).toEqual(['a', 'b'])
  expect(await findIds(db, '10_% smyrna')).toEqual([])

  const corrected = { ...names, lastName: 'Grove' }
  await correctApplicant(db, { id: 'a', position: job.title, location: job.location }, corrected)
  expect(await findIds(db, 'greene')).toEqual(['b'])
  expect(await findIds(db, 'grove')).toEqual(['a'])

  await setJob(db, { id: 'a', ...corrected }, { ...job, id: 'aide', title: 'Aide' })
  await changeStatus(db, 'a', { status: 'hired' }, maria, now)
  expect(await readCounts(db, 'driver')).toMatchObject({ pending: 1, hired: 0 })
  expect(await readCounts(db, 'aide')).toMatchObject({ pending: 0, hired: 1 })

  await deleteApplication(db, 'a', now)
  // The index of SQLite refers to the places of rows, which must stay the same.
  await sql`vacuum`.execute(db)
  expect(await readCounts(db, 'aide')).toMatchObject({ hired: 0 })
  expect(await findIds(db, 'grove')).toEqual([])
  expect(await findIds(db, 'songs')).toEqual(['b'])
  await db.destroy()
})
