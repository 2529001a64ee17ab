import { beforeEach, describe, expect, test } from 'vitest'
import type { ApplicationStatus } from '#contract/hiring/application-status.ts'
import type { Report } from '#contract/office/reports.ts'
import { hours, timeBefore } from '#server/platform/time.ts'
import { addApplication, addJob } from '../../../../tests/support/applications.ts'
import { testApp } from '../../../../tests/support/test-app.ts'

const server = testApp()
const noon = new Date('2026-11-15T18:00:00Z')
let admin: { authorization: string }

beforeEach(async () => {
  const { db } = server.context
  await db.deleteFrom('applications').execute()
  await db.deleteFrom('jobs').execute()
  await goTo(noon)
})

async function goTo(time: Date) {
  server.clock.at = time
  admin = await server.signIn()
}

async function read(): Promise<Required<Report>> {
  return (await server.app.inject({ url: '/api/admin/reports', headers: admin })).json().data
}

const apply = (fields: object = {}) => addApplication(server.context, fields)
const open = (id: string) => server.app.inject({ url: `/api/careers/${id}`, headers: admin })

/** Each status a second after the one before. */
async function pass(id: string, ...statuses: ApplicationStatus[]) {
  for (const status of statuses) {
    server.wait(1000)
    const url = `/api/careers/${id}/status`
    await server.app.inject({ method: 'PUT', url, headers: admin, body: { status } })
  }
}

describe('applications by job', () => {
  test('are counted by stage, and two jobs of the same title differ by their place', async () => {
    const { db } = server.context
    const here = await addJob(db, { title: 'Cook', location: 'Smyrna, TN' })
    const there = await addJob(db, { title: 'Cook', location: 'Cookeville, TN' })
    const [one, two] = [await apply({ jobId: here.id }), await apply({ jobId: there.id })]
    for (let times = 0; times < 2; times += 1) await apply({ jobId: here.id })
    await pass(one, 'interview_scheduled')
    await pass(two, 'withdrawn')
    const { byJob, otherJobs } = (await read()).applications
    const none = { new: 0, reviewed: 0, interviewed: 0, rejected: 0, hired: 0 }
    expect(byJob).toEqual([
      {
        jobId: here.id,
        title: 'Cook',
        location: 'Smyrna, TN',
        total: 3,
        byStage: { ...none, new: 2, interviewed: 1 },
      },
      {
        jobId: there.id,
        title: 'Cook',
        location: 'Cookeville, TN',
        total: 1,
        byStage: { ...none, rejected: 1 },
      },
    ])
    expect(otherJobs).toBe(0)
  })

  test('name a deleted job by the position, and add up the jobs after the twentieth', async () => {
    const twice = { jobId: 'deleted', position: 'Baker' }
    for (const fields of [twice, twice]) await apply(fields)
    for (let number = 0; number < 22; number += 1) await apply()
    const { byJob, otherJobs } = (await read()).applications
    expect(byJob).toHaveLength(20)
    expect(byJob[0]).toMatchObject({ jobId: 'deleted', title: 'Baker', location: null, total: 2 })
    expect(otherJobs).toBe(3)
  })
})

describe('time to first look', () => {
  test('ends when someone opens or changes an application, and only the first time', async () => {
    await goTo(timeBefore(noon, 80 * hours))
    const [opened, changed, waiting] = [await apply(), await apply(), await apply()]
    await goTo(timeBefore(noon, 70 * hours))
    await open(opened)
    await goTo(noon)
    await open(opened)
    await pass(changed, 'reviewing')
    const report = (await read()).firstLooks
    expect(report).toMatchObject({ total: 2, medianHours: 45, waiting: 1 })
    expect(report.bands).toEqual([
      { days: 1, count: 1 },
      { days: 3, count: 0 },
      { days: 7, count: 1 },
      { days: 14, count: 0 },
      { days: null, count: 0 },
    ])
    await open(waiting)
    expect((await read()).firstLooks).toMatchObject({ total: 3, waiting: 0 })
  })

  test('does not change the version that someone edits', async () => {
    const id = await apply()
    server.wait(1000)
    const { createdAt, updatedAt } = (await open(id)).json().data
    expect(updatedAt).toBe(createdAt)
    expect((await open(id)).json().data.updatedAt).toBe(createdAt)
  })
})

describe('losses', () => {
  const lost = async () =>
    Object.fromEntries(
      (await read()).losses.map(({ stage, rejected, withdrawn }) => [stage, [rejected, withdrawn]]),
    )

  test('are counted at the stage before', async () => {
    await pass(await apply(), 'rejected')
    await pass(await apply(), 'reviewing', 'rejected')
    await pass(await apply(), 'reviewing', 'withdrawn', 'rejected')
    await pass(await apply(), 'reviewing', 'interview_completed', 'withdrawn')
    await pass(await apply(), 'hired', 'withdrawn')
    expect(await lost()).toEqual({
      new: [1, 0],
      reviewed: [2, 0],
      interviewed: [0, 1],
      hired: [0, 1],
    })
  })

  test('leave out a rejection that was undone, and those before the period', async () => {
    await pass(await apply(), 'reviewing', 'rejected', 'reviewing')
    await goTo(new Date('2026-10-01T12:00:00Z'))
    await pass(await apply(), 'rejected')
    await goTo(noon)
    expect(await lost()).toEqual({
      new: [0, 0],
      reviewed: [0, 0],
      interviewed: [0, 0],
      hired: [0, 0],
    })
  })
})
