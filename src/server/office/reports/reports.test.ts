import { beforeEach, describe, expect, test } from 'vitest'
import type { ApplicationStatus } from '#contract/hiring/application-status.ts'
import type { Report } from '#contract/office/reports.ts'
import { type County, counties } from '#contract/referrals/counties.ts'
import { createApplication } from '#server/hiring/application-data/applications.queries.ts'
import { changeStatus } from '#server/hiring/application-data/status.queries.ts'
import { createMessage } from '#server/messages/contact/contact.queries.ts'
import { newId } from '#server/platform/db/portable.ts'
import { createReferral } from '#server/referrals/referrals/referrals.queries.ts'
import { newReferral } from '../../../../tests/support/referrals.ts'
import { testApp } from '../../../../tests/support/test-app.ts'

const server = testApp()
/** Noon of Sunday, November 15, in Nashville. */
const noon = new Date('2026-11-15T18:00:00Z')
let admin: { authorization: string }

beforeEach(async () => {
  const { db } = server.context
  await db.deleteFrom('applications').execute()
  await db.deleteFrom('contact_messages').execute()
  await db.deleteFrom('referrals').execute()
  server.clock.at = noon
  admin = await server.signIn()
})

async function read(period?: string): Promise<Required<Report>> {
  const url = `/api/admin/reports${period ? `?period=${period}` : ''}`
  return (await server.app.inject({ url, headers: admin })).json().data
}

async function apply(at: string, position = 'Direct Support Professional') {
  const applicant = { firstName: 'Tasha', lastName: 'Greene', email: 't@example.org', phone: '1' }
  const id = newId()
  const application = { id, jobId: newId(), position, location: '', ...applicant }
  await createApplication(server.context.db, application, new Date(at))
  return id
}

async function decide(id: string, status: ApplicationStatus, at: string) {
  const ann = { _id: newId(), username: 'ann' }
  await changeStatus(server.context.db, id, { status }, ann, new Date(at))
}

const write = (at: string) =>
  createMessage(
    server.context.db,
    { name: 'Carol', email: '', phone: '', message: 'Hello' },
    new Date(at),
  )

test('has zeros without gaps when there is no data', async () => {
  const report = await read()
  expect(report).toMatchObject({ period: '30-days', from: '2026-10-17', to: '2026-11-15' })
  expect(report.applications.series).toHaveLength(30)
  expect(report.applications).toMatchObject({ total: 0, byJob: [], otherJobs: 0 })
  expect(report.decisions).toEqual({
    total: 0,
    medianHours: null,
    bands: [3, 7, 14, 30, null].map((days) => ({ days, count: 0 })),
  })
  expect(report.contactMessages.series.at(-1)).toEqual({ date: '2026-11-15', count: 0 })
})

test('an unknown period is refused', async () => {
  const response = await server.app.inject({
    url: '/api/admin/reports?period=forever',
    headers: admin,
  })
  expect(response.statusCode).toBe(400)
  expect(response.json().fields).toEqual({ period: 'This period is not known' })
})

describe('a period starts and ends in the provider’s time zone', () => {
  test.each([
    // Daylight saving time ended on November 1: midnight was at 5:00 UTC before, and at 6:00 UTC after.
    ['30-days', '2026-10-17T05:00:00.000Z', '2026-10-17', 30],
    ['13-weeks', '2026-08-17T05:00:00.000Z', '2026-08-17', 13],
    ['12-months', '2025-12-01T06:00:00.000Z', '2025-12-01', 12],
  ])('%s from %s on', async (period, first, from, steps) => {
    const before = new Date(Date.parse(first) - 1).toISOString()
    for (const at of [first, before, '2026-11-15T05:59:59.999Z', '2026-11-15T06:00:00.000Z']) {
      await apply(at)
      await write(at)
    }
    const report = await read(period)
    expect(report).toMatchObject({ from, to: '2026-11-15' })
    for (const { total, series } of [report.applications, report.contactMessages]) {
      expect(total).toBe(3)
      expect(series).toHaveLength(steps)
      expect(series[0]).toEqual({ date: from, count: 1 })
    }
    expect(report.applications.byStatus).toMatchObject({ pending: 3 })
    expect(report.applications.byJob.map(({ total }) => total)).toEqual([1, 1, 1])
  })

  test('a day that has ended in UTC is still today for the provider', async () => {
    server.clock.at = new Date('2026-11-16T05:30:00Z')
    admin = await server.signIn()
    await apply('2026-11-15T05:59:59.999Z')
    await apply('2026-11-15T06:00:00.000Z')
    await apply('2026-11-16T05:00:00.000Z')
    const { applications } = await read()
    expect(applications.series.slice(-2)).toEqual([
      { date: '2026-11-14', count: 1 },
      { date: '2026-11-15', count: 2 },
    ])
  })

  test('weeks start on Monday, months on the first day', async () => {
    await apply('2026-11-09T06:00:00Z')
    await apply('2026-11-09T05:59:00Z')
    expect((await read('13-weeks')).applications.series.slice(-2)).toEqual([
      { date: '2026-11-02', count: 1 },
      { date: '2026-11-09', count: 1 },
    ])
    await apply('2026-11-01T04:59:00Z')
    expect((await read('12-months')).applications.series.slice(-2)).toEqual([
      { date: '2026-10-01', count: 1 },
      { date: '2026-11-01', count: 2 },
    ])
  })
})

test('counts the applications of the period by their current status', async () => {
  const [one, two] = [await apply('2026-11-10T12:00:00Z'), await apply('2026-11-10T12:00:00Z')]
  const long = await apply('2026-01-10T12:00:00Z')
  await decide(one, 'withdrawn', '2026-11-11T12:00:00Z')
  await decide(two, 'interview_scheduled', '2026-11-11T12:00:00Z')
  await decide(long, 'hired', '2026-11-11T12:00:00Z')
  const { byStatus } = (await read()).applications
  expect(byStatus).toMatchObject({ withdrawn: 1, interview_scheduled: 1, hired: 0, pending: 0 })
})

describe('time to decision', () => {
  const applied = '2026-10-01T12:00:00.000Z'
  const daysLater = (days: number) =>
    new Date(Date.parse(applied) + days * 24 * 3_600_000).toISOString()

  test('has a median and groups, whenever the person applied', async () => {
    // The first was decided before the thirty days started.
    for (const days of [2, 17, 20, 30, 31]) {
      await decide(await apply(applied), days > 20 ? 'rejected' : 'hired', daysLater(days))
    }
    const { total, medianHours, bands } = (await read()).decisions
    expect({ total, medianHours }).toEqual({ total: 4, medianHours: 25 * 24 })
    expect(bands).toEqual([
      { days: 3, count: 0 },
      { days: 7, count: 0 },
      { days: 14, count: 0 },
      { days: 30, count: 2 },
      { days: null, count: 2 },
    ])
  })

  test('a decision after 72 hours is no longer within three days', async () => {
    const at = '2026-11-01T12:00:00.000Z'
    await decide(await apply(at), 'hired', '2026-11-04T11:59:59.000Z')
    await decide(await apply(at), 'hired', '2026-11-04T12:00:00.000Z')
    await decide(await apply(at), 'hired', '2026-11-01T12:20:00.000Z')
    const { medianHours, bands } = (await read()).decisions
    expect(medianHours).toBe(71)
    expect(bands.slice(0, 2)).toEqual([
      { days: 3, count: 2 },
      { days: 7, count: 1 },
    ])
  })

  test('only the last decision counts, without reversed ones and withdrawn applications', async () => {
    const [changed, undone, left] = [
      await apply(applied),
      await apply(applied),
      await apply(applied),
    ]
    await decide(changed, 'rejected', daysLater(20))
    await decide(changed, 'hired', daysLater(40))
    await decide(undone, 'rejected', daysLater(20))
    await decide(undone, 'reviewing', daysLater(21))
    await decide(left, 'withdrawn', daysLater(20))
    expect((await read()).decisions).toMatchObject({ total: 1, medianHours: 40 * 24 })
  })
})

describe('referrals', () => {
  async function refer(at: string, county: County, contactedAt: string | null = null) {
    const id = newId()
    const referral = newReferral({ id, reference: id, county })
    await createReferral(server.context.db, referral, new Date(at))
    const stage = contactedAt ? ('contacted' as const) : ('received' as const)
    await server.context.db
      .updateTable('referrals')
      .set({ contacted_at: contactedAt, stage })
      .where('id', '=', id)
      .execute()
  }

  test('are counted by stage and county, and by the days until the first call', async () => {
    await refer('2026-11-10T12:00:00Z', 'Knox', '2026-11-10T20:00:00Z')
    await refer('2026-11-10T12:00:00Z', 'Knox', '2026-11-12T12:00:00Z')
    await refer('2026-11-14T12:00:00Z', 'Rutherford')
    // Received before the period, called in it.
    await refer('2026-10-01T12:00:00Z', 'Shelby', '2026-11-01T12:00:00Z')
    const { referrals } = await read()
    expect(referrals).toMatchObject({
      total: 3,
      byStage: { received: 1, contacted: 2, started: 0 },
      byCounty: [
        { name: 'Knox', count: 2 },
        { name: 'Rutherford', count: 1 },
      ],
      otherCounties: 0,
      firstCalls: { total: 3, medianHours: 48 },
    })
    expect(referrals.series).toContainEqual({ date: '2026-11-10', count: 2 })
    expect(referrals.firstCalls.bands).toEqual([
      { days: 1, count: 1 },
      { days: 3, count: 1 },
      { days: 7, count: 0 },
      { days: 14, count: 0 },
      { days: null, count: 1 },
    ])
  })

  test('name the eight counties with the most of them, and count the others together', async () => {
    for (const county of counties.slice(0, 10)) await refer('2026-11-10T12:00:00Z', county)
    const most = counties[9]
    await refer('2026-11-10T12:00:00Z', most)
    const { byCounty, otherCounties } = (await read()).referrals
    expect(byCounty.map(({ name }) => name)).toEqual([most, ...counties.slice(0, 7)])
    expect(otherCounties).toBe(2)
  })
})
