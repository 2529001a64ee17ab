import { beforeAll, expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { jobFixedValues } from '#contract/hiring/jobs.ts'
import { createApplication } from '#server/hiring/application-data/applications.queries.ts'
import { createJob } from '#server/hiring/jobs/jobs.queries.ts'
import { newId } from '#server/platform/db/portable.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { createEvent, listEvents } from '../events/events.queries.ts'

const server = testApp()
let headers: { authorization: string }
beforeAll(async () => {
  headers = await server.signIn()
})

async function save(timeZone: string, updatedAt?: string) {
  server.wait(1000)
  const body = { ...builtInDetails, timeZone, updatedAt }
  const url = '/api/admin/site-details'
  return server.app.inject({ method: 'PUT', url, headers, body })
}

test('a new time zone keeps what clocks show of events, dates to publish and interviews', async () => {
  const { db } = server.context
  const picnic = { title: 'Picnic', description: 'In the park', picture: null }
  // 10:00 AM to noon in Central Time, once in winter and once in summer.
  const winter = { startsAt: '2027-01-16T16:00:00.000Z', endsAt: '2027-01-16T18:00:00.000Z' }
  const summer = { startsAt: '2027-07-17T15:00:00.000Z', endsAt: '2027-07-17T17:00:00.000Z' }
  for (const times of [winter, summer])
    await createEvent(db, { ...picnic, ...times }, server.clock.at)
  await createEvent(db, picnic, server.clock.at)
  const draft = { ...jobFixedValues, title: 'Cook', location: 'Smyrna, TN', description: '' }
  const publishAt = '2026-12-01T15:00:00.000Z'
  const job = await createJob(
    db,
    { ...draft, shiftsAvailable: ['morning'], status: 'draft', publishAt },
    server.clock.at,
  )
  const names = { firstName: 'Zora', lastName: 'Bell', email: 'zora@example.org', phone: '' }
  const place = { jobId: job.id, position: 'Cook', location: 'Smyrna, TN' }
  const id = newId()
  await createApplication(db, { id, ...names, ...place }, server.clock.at)
  await db
    .updateTable('applications')
    .set({ interview_at: '2026-11-20T16:00:00.000Z' })
    .where('id', '=', id)
    .execute()

  expect((await save('America/New_York')).statusCode).toBe(200)
  expect(providerZone()).toBe('America/New_York')
  const dated = (await listEvents(db, server.clock.at)).filter(({ startsAt }) => startsAt)
  expect(dated.map(({ startsAt, endsAt }) => [startsAt, endsAt]).sort()).toEqual([
    ['2027-01-16T15:00:00.000Z', '2027-01-16T17:00:00.000Z'],
    ['2027-07-17T14:00:00.000Z', '2027-07-17T16:00:00.000Z'],
  ])
  const stored = await db.selectFrom('jobs').select('publish_at').execute()
  expect(stored).toEqual([{ publish_at: '2026-12-01T14:00:00.000Z' }])
  const interviews = await db.selectFrom('applications').select('interview_at').execute()
  expect(interviews).toEqual([{ interview_at: '2026-11-20T15:00:00.000Z' }])

  expect((await save('America/Chicago')).statusCode).toBe(200)
  const back = (await listEvents(db, server.clock.at)).map(({ startsAt }) => startsAt)
  expect(back).toEqual(expect.arrayContaining([winter.startsAt, summer.startsAt]))
})

test('someone who edits an event meanwhile is told, and a refused change moves nothing', async () => {
  const { db } = server.context
  const online = { title: 'Online', description: '', picture: null, timeZone: 'America/New_York' }
  await createEvent(db, { ...online, startsAt: '2027-01-16T16:00:00.000Z' }, server.clock.at)
  const before = await listEvents(db, server.clock.at)
  expect((await save('America/Denver', 'an older version')).statusCode).toBe(409)
  expect(await listEvents(db, server.clock.at)).toEqual(before)
  expect(providerZone()).toBe('America/Chicago')
  await save('America/Denver')
  const after = await listEvents(db, server.clock.at)
  const versions = (events: typeof after) =>
    events.flatMap(({ startsAt, timeZone, updatedAt }) =>
      startsAt && !timeZone ? [updatedAt] : [],
    )
  for (const version of versions(after)) expect(versions(before)).not.toContain(version)
  const ofItsOwnZone = (events: typeof after) => events.filter(({ timeZone }) => timeZone)
  expect(ofItsOwnZone(after)).toEqual(ofItsOwnZone(before))
  expect(ofItsOwnZone(after)).toHaveLength(1)
  await save('America/Chicago')
})
