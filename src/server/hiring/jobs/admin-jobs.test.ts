import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { AdminJob } from '#contract/hiring/jobs.ts'
import { addApplication, addJob } from '../../../../tests/support/applications.ts'
import { testApp } from '../../../../tests/support/test-app.ts'

const server = testApp()
let admin: { authorization: string }

beforeAll(async () => {
  admin = await server.signIn()
})
beforeEach(async () => {
  await server.context.db.deleteFrom('jobs').execute()
  server.context.responseCache.clear()
})

const input = {
  title: 'Direct Support Professional',
  location: 'Murfreesboro, TN',
  shiftsAvailable: ['morning'],
  status: 'published',
}

function send(method: 'POST' | 'PUT' | 'GET', path: string, body?: object) {
  const url = `/api/jobs${path}`
  return server.app.inject({ method, url, headers: admin, ...(body && { body }) })
}

test('every response has the message that the specification names', async () => {
  const made = await send('POST', '/admin', input)
  expect(made.json().message).toBe('Job posting added successfully')
  const url = `/admin/${made.json().data.id}`
  expect((await send('PUT', url, input)).json().message).toBe('Job posting updated successfully')
  for (const list of ['', '?search=help', '?page=1', '/admin']) {
    expect((await send('GET', list)).json().message).toBe('Job postings loaded')
  }
})

test('the office sees how many people have applied for each job, and how many are new', async () => {
  const { db } = server.context
  const none = await addJob(db, {}, new Date('2026-11-01'))
  const two = await addJob(db, {}, new Date('2026-11-02'))
  const counts = async () => {
    const { data } = (await send('GET', '/admin')).json()
    return data.map((job: AdminJob) => [job.id, job.applicationsCount, job.newApplicationsCount])
  }
  const ids = []
  for (let times = 0; times < 2; times += 1) {
    ids.push(await addApplication(server.context, { jobId: two.id }))
  }
  expect(await counts()).toEqual([
    [two.id, 2, 2],
    [none.id, 0, 0],
  ])
  await server.app.inject({
    method: 'PUT',
    url: `/api/careers/${ids[1]}/status`,
    headers: admin,
    body: { status: 'reviewing' },
  })
  expect((await counts())[0]).toEqual([two.id, 2, 1])
  const one = async () => (await send('GET', `/admin/${two.id}`)).json().data.applicationsCount
  expect(await one()).toBe(2)
  await server.app.inject({ method: 'DELETE', url: `/api/careers/${ids[0]}`, headers: admin })
  expect(await one()).toBe(1)
  expect((await send('GET', '')).json().data[0]).not.toHaveProperty('applicationsCount')
})
