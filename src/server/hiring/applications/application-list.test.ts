import { describe, expect, test } from 'vitest'
import type { Application } from '#contract/hiring/applications.ts'
import { newId } from '#server/platform/db/portable.ts'
import { addNote, deleteOwnNote } from '#server/records/handling/handling.queries.ts'
import { addApplication, addJob } from '../../../../tests/support/applications.ts'
import { officeApi } from '../../../../tests/support/office-api.ts'
import { createApplication } from '../application-data/applications.queries.ts'
import { deleteJob } from '../jobs/jobs.queries.ts'

const office = officeApi('applications', 'jobs')
const { server, send } = office
const maria = { _id: 'maria', username: 'maria' }

const get = async (url: string) => (await send('GET', `/api${url}`)).json()
const namesIn = async (url: string) =>
  (await get(url)).data.map((application: Application) => application.lastName)

function add(lastName: string, changes: Parameters<typeof addApplication>[1] = {}) {
  server.wait(1000)
  return addApplication(server.context, { lastName, ...changes })
}

const setStatus = (id: string, status: string) =>
  send('PUT', `/api/careers/${id}/status`, { status })

describe('the filter by job', () => {
  test('tells two jobs of one title apart', async () => {
    await setStatus(await add('One', { jobId: 'smyrna' }), 'hired')
    await add('Two', { jobId: 'smyrna' })
    await add('Three', { jobId: 'nashville' })
    const { data, pagination, counts, matching } = await get('/careers?job=smyrna')
    expect(data.map(({ lastName }: Application) => lastName)).toEqual(['Two', 'One'])
    expect(pagination.totalItems).toBe(2)
    expect(counts).toMatchObject({ all: 3, new: 2, hired: 1 })
    expect(matching).toBe(2)
    expect(await namesIn('/careers?job=smyrna&status=hired')).toEqual(['One'])
    expect(await namesIn('/careers?job=smyrna&search=two')).toEqual(['Two'])
    expect(await namesIn('/careers?job=smyrna&sort=name')).toEqual(['One', 'Two'])
    expect((await get('/careers?job=elsewhere')).matching).toBe(0)
  })

  test('offers every job with its place, and deleted ones that someone applied for', async () => {
    const { db, now } = server.context
    const kept = await addJob(db, { title: 'Cook', location: 'Smyrna, TN' })
    const closed = await addJob(db, { title: 'Cook', location: 'Lebanon, TN', status: 'archived' })
    const deleted = await addJob(db, { title: 'Driver', location: 'Franklin, TN' })
    const unused = await addJob(db, { title: 'Nurse', location: 'Smyrna, TN' })
    await add('One', { jobId: kept.id })
    await add('Two', { jobId: kept.id })
    await add('Old', { jobId: deleted.id, position: 'Van Driver', location: 'Dickson, TN' })
    await add('New', { jobId: deleted.id, position: 'Driver', location: 'Franklin, TN' })
    for (const { id } of [deleted, unused]) await deleteJob(db, id, now())
    const job = (
      id: string,
      title: string,
      location: string,
      status: string | null,
      count: number,
    ) => expect.objectContaining({ id, title, location, status, applications: count })
    expect((await get('/careers/jobs')).data).toEqual([
      job(closed.id, 'Cook', 'Lebanon, TN', 'archived', 0),
      job(kept.id, 'Cook', 'Smyrna, TN', 'published', 2),
      job(deleted.id, 'Driver', 'Franklin, TN', null, 2),
    ])
  })
})

test('the filter by date knows the days of the provider', async () => {
  const at = (time: string, lastName: string) => {
    server.clock.at = new Date(time)
    return addApplication(server.context, { lastName })
  }
  // Midnight in Tennessee is 6 AM in UTC.
  await at('2026-11-14T05:59:59Z', 'Friday')
  await at('2026-11-14T06:00:00Z', 'Saturday morning')
  await at('2026-11-15T05:59:59Z', 'Saturday night')
  await at('2026-11-15T06:00:00Z', 'Sunday')
  Object.assign(office.admin, await server.signIn())
  const both = ['Saturday night', 'Saturday morning']
  expect(await namesIn('/careers?from=2026-11-14&to=2026-11-14')).toEqual(both)
  expect(await namesIn('/careers?from=2026-11-14')).toEqual(['Sunday', ...both])
  expect(await namesIn('/careers?to=2026-11-14')).toEqual([...both, 'Friday'])
  expect(await namesIn('/careers?from=2026-11-16')).toEqual([])
  const { message } = await get('/careers?from=2026-02-30')
  expect(message).toBe('Please enter a day such as 2026-11-15')
})

test('filters by what is missing', async () => {
  const { db, now } = server.context
  const id = await add('Complete')
  const { jobId, position, location, firstName, email, phone } = (await get(`/careers/${id}`)).data
  const bare = { jobId, position, location, firstName, email, phone }
  await createApplication(db, { ...bare, id: `${id.slice(0, -1)}x`, lastName: 'Paper' }, now())
  expect(await namesIn('/careers?missing=resume')).toEqual(['Paper'])
  expect(await namesIn('/careers?missing=identification')).toEqual(['Paper'])
  expect((await get('/careers?missing=resume')).matching).toBe(1)
  expect((await get('/careers?missing=passport')).message).toBe('This filter is not known')
})

describe('the search', () => {
  test('counts what it finds, and all applications for the tabs', async () => {
    await setStatus(await add('Greene'), 'hired')
    await setStatus(await add('Greene'), 'withdrawn')
    await add('Greene')
    await add('Ortega')
    const counts = { all: 4, new: 2, reviewed: 0, interviewed: 0, rejected: 1, hired: 1 }
    const searched = async (more: string) => {
      const { counts, matching, pagination } = await get(`/careers?search=greene${more}`)
      return { counts, matching, total: pagination.totalItems }
    }
    expect(await searched('')).toEqual({ counts, matching: 3, total: 3 })
    expect(await searched('&status=hired')).toEqual({ counts, matching: 3, total: 1 })
    expect(await searched('&status=reviewing')).toEqual({ counts, matching: 3, total: 0 })
    expect(await searched('&job=elsewhere')).toEqual({ counts, matching: 0, total: 0 })
  })

  const noted = async (id: string, text: string) =>
    addNote(server.context.db, { column: 'application_id', id }, text, server.clock.at, maria)

  test('finds words in notes, together with the name, until the note is deleted', async () => {
    const id = await add('Greene', { firstName: 'Tasha' })
    await noted(await add('Ortega'), 'Can start soon.')
    const note = await noted(id, 'Wants nights, café on Sundays. Call her mother first.')
    expect(await namesIn('/careers?search=NIGHTS')).toEqual(['Greene'])
    expect(await namesIn('/careers?search=cafe%20tasha')).toEqual(['Greene'])
    expect(await namesIn('/careers?search=nights%20ortega')).toEqual([])
    const { data, pagination } = await get('/careers?search=nights%20greene')
    expect(pagination.totalItems).toBe(1)
    expect(data[0].foundNote).toBe('Wants nights, café on Sundays. Call her mother first.')
    await deleteOwnNote(server.context.db, { column: 'application_id', id }, note.id, 'maria')
    expect(await namesIn('/careers?search=nights')).toEqual([])
  })

  test('says nothing about notes where the application itself was found', async () => {
    await noted(await add('Greene'), 'Greene is her married name.')
    expect((await get('/careers?search=greene')).data[0]).not.toHaveProperty('foundNote')
  })

  test('finds the place, the end of a phone number, and a number among words', async () => {
    await add('Greene', { location: 'Smyrna, TN', phone: '(615) 555-0177' })
    await add('Ortega', { location: 'Nashville, TN', phone: '+1 629 555 0142' })
    expect(await namesIn('/careers?search=smyrna')).toEqual(['Greene'])
    expect(await namesIn('/careers?search=0142')).toEqual(['Ortega'])
    expect(await namesIn('/careers?search=ortega%20(629)%20555-0142')).toEqual(['Ortega'])
  })
})

test('the order by position also looks at the place', async () => {
  await add('One', { position: 'Cook', location: 'Smyrna, TN' })
  await add('Two', { position: 'Cook', location: 'Lebanon, TN' })
  await add('Three', { position: 'Aide', location: 'Smyrna, TN' })
  expect(await namesIn('/careers?sort=position')).toEqual(['Three', 'Two', 'One'])
  expect(await namesIn('/careers?sort=-position')).toEqual(['One', 'Two', 'Three'])
})

// The last one, because deleting so many takes longer than the test.
test('a search counts and pages more than it reads at once', async () => {
  const { db } = server.context
  await add('Many')
  const known = await db.selectFrom('applications').selectAll().executeTakeFirstOrThrow()
  const copies = Array.from({ length: 2100 }, (_, number) => ({
    ...known,
    id: newId(),
    status: number < 30 ? ('hired' as const) : ('pending' as const),
  }))
  for (let first = 0; first < copies.length; first += 100) {
    await db
      .insertInto('applications')
      .values(copies.slice(first, first + 100))
      .execute()
  }
  const { matching, pagination } = await get('/careers?search=many')
  expect(matching).toBe(2101)
  expect(pagination.totalItems).toBe(2101)
  const last = await get('/careers?search=many&status=hired&page=3&limit=12')
  expect(last.data).toHaveLength(6)
  expect(last.pagination).toMatchObject({ totalItems: 30, totalPages: 3 })
  expect(last.uncounted).toBe(false)

  await db.updateTable('application_counts').set({ count: 100_000 }).execute()
  const first = await get('/careers?search=many+tasha&page=2&limit=12')
  expect(first.data).toHaveLength(12)
  expect(first).toMatchObject({ uncounted: true, pagination: { totalItems: 1000 } })
  const hired = await get('/careers?search=many&status=hired&sort=name&limit=12')
  expect(hired).toMatchObject({ uncounted: false, pagination: { totalItems: 30 } })
  expect((await get('/careers?search=nobody')).uncounted).toBe(false)
})
