import { beforeEach, describe, expect, test } from 'vitest'
import { termMessages } from '#contract/hiring/job-terms.ts'
import type { Job } from '#contract/hiring/jobs.ts'
import { seconds, timeBefore } from '#server/platform/time.ts'
import { scheduledTasks } from '#server/program.ts'
import { addJob, applicationFields } from '../../../../tests/support/applications.ts'
import { jobInput, jobsApi } from '../../../../tests/support/jobs.ts'
import { listPublishedAddresses } from './public-jobs.queries.ts'

const { api, visit, titles } = jobsApi()
const { server, sendForm } = api

const closingDate = '2026-11-15'
/** Midnight at the provider, when that day is over. */
const end = new Date('2026-11-16T06:00:00Z')
const lastMoment = timeBefore(end, 1)

let staff: { authorization: string }

/** Sessions end before the day is over, so someone signs in again. */
async function goTo(time: Date) {
  server.clock.at = time
  staff = await server.signIn()
}
beforeEach(() => goTo(server.clock.at))

const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: object) =>
  server.app.inject({ method, url, headers: staff, ...(body && { body }) })
const open = (fields: object = {}) =>
  addJob(server.context.db, { title: 'Cook', closingDate, ...fields }, server.clock.at)
const change = (id: string, fields: object) =>
  send('PUT', `/api/jobs/admin/${id}`, jobInput({ title: 'Cook', ...fields }))
const bulk = (ids: string[], status: string) =>
  send('PATCH', '/api/jobs/admin/bulk-status', { jobIds: ids, status })

/** The last line of the audit log about a job. */
async function lastLine(id: string) {
  const { data } = (await send('GET', '/api/admin/audit?kind=job')).json()
  return data.find(({ objectId }: { objectId: string }) => objectId === id)
}

async function applyDates() {
  const task = scheduledTasks(server.context).find(({ name }) => name === 'publishing')
  return task?.run(server.clock.at, new AbortController().signal)
}

describe('a job with a closing date', () => {
  let job: Job
  beforeEach(async () => {
    job = await open()
    server.context.responseCache.clear()
  })

  test('is open until that day is over at the provider, although responses are cached', async () => {
    await goTo(lastMoment)
    expect(await titles('')).toEqual(['Cook'])
    expect((await visit(`/public/${job.id}`)).json().data).toMatchObject({
      status: 'published',
      closingDate,
    })

    await goTo(end)
    expect(await titles('')).toEqual([])
    expect((await visit('?search=cook&page=1')).json()).toMatchObject({
      data: [],
      pagination: { totalItems: 0 },
    })
    expect((await visit('/filters')).json().data.locations).toEqual([])
    expect((await visit(`/public/${job.id}`)).json().code).toBe('job_closed')
    expect(await listPublishedAddresses(server.context.db, end)).toEqual([])
    expect((await send('GET', `/api/jobs/admin/${job.id}`)).json().data.status).toBe('archived')
  })

  test('takes no application after it', async () => {
    const apply = async () =>
      sendForm('POST', '/api/careers/apply', await applicationFields(job.id))
    await goTo(lastMoment)
    expect((await apply()).statusCode).toBe(201)
    await goTo(end)
    expect((await apply()).statusCode).toBe(409)
  })

  test('is archived by the task, with a line of the audit log', async () => {
    await goTo(lastMoment)
    expect(await applyDates()).toBeUndefined()
    await goTo(new Date(end.getTime() + 40 * seconds))
    expect(await applyDates()).toBe('Jobs closed: 1.')
    expect(await applyDates()).toBeUndefined()
    const [row] = await server.context.db.selectFrom('jobs').selectAll().execute()
    expect(row).toMatchObject({ status: 'archived', updated_by: null, closing_date: closingDate })
    expect(await lastLine(job.id)).toMatchObject({
      action: 'closed-on-date',
      name: 'Cook',
      person: '',
    })
  })

  test('can be given another date, or none', async () => {
    expect((await change(job.id, {})).json().data.closingDate).toBe(closingDate)
    const later = { closingDate: '2026-12-01' }
    expect((await change(job.id, later)).json().data).toMatchObject(later)
    expect((await change(job.id, { closingDate: '' })).json().data).not.toHaveProperty(
      'closingDate',
    )
  })

  test('is not published again after it, by a form or together with others', async () => {
    await goTo(end)
    const message = termMessages.closingDatePassed
    const response = await change(job.id, { status: 'published' })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ message, fields: { closingDate: message } })
    const other = await open({ title: 'Driver', status: 'draft', closingDate: '' })
    const { id: second } = await open({ title: 'Baker' })
    const refused = await bulk([job.id, other.id, second], 'published')
    expect(refused.statusCode).toBe(400)
    expect(refused.json().message).toMatch(/: (Cook, Baker|Baker, Cook)\./)
    expect(await titles('')).toEqual([])
    expect((await change(job.id, { status: 'archived' })).statusCode).toBe(200)
    expect((await change(job.id, { closingDate: '2026-11-16' })).statusCode).toBe(200)
    expect(await titles('')).toEqual(['Cook'])
  })
})

test('a new job is refused when its closing date has passed, or is before it is published', async () => {
  const add = async (fields: object) =>
    (await send('POST', '/api/jobs/admin', jobInput(fields))).json()
  const passed = { closingDate: '2026-11-14' }
  expect((await add(passed)).fields).toEqual({ closingDate: termMessages.closingDatePassed })
  expect((await add({ ...passed, status: 'draft' })).success).toBe(true)
  // Still November 20 at the provider.
  const draft = { status: 'draft', publishAt: '2026-11-21T05:00:00Z' }
  expect((await add({ ...draft, closingDate: '2026-11-20' })).success).toBe(true)
  expect((await add({ ...draft, closingDate: '2026-11-19' })).fields).toEqual({
    closingDate: termMessages.closesTooSoon,
  })
})

test('a job whose two dates passed while the server was down is published and closed', async () => {
  const publishAt = '2026-11-15T13:00:00.000Z'
  const job = await open({ status: 'draft', publishAt })
  await goTo(end)
  expect(await titles('')).toEqual([])
  expect((await visit(`/public/${job.id}`)).json().code).toBe('job_closed')
  expect(await applyDates()).toBe('Jobs published: 1. Jobs closed: 1.')
  expect((await send('GET', `/api/jobs/admin/${job.id}`)).json().data).toMatchObject({
    status: 'archived',
    publishedAt: publishAt,
  })
})

describe('reopening', () => {
  const reopen = (id: string, body: object = {}) =>
    send('POST', `/api/jobs/admin/${id}/reopen`, body)

  test('publishes an archived job again, with its first date of publication', async () => {
    const { id, publishedAt } = await open()
    await bulk([id], 'archived')
    server.wait(1000)
    const response = (await reopen(id)).json()
    expect(response.data).toMatchObject({ status: 'published', publishedAt, closingDate })
    expect(await titles('')).toEqual(['Cook'])
    expect(await lastLine(id)).toMatchObject({ action: 'reopened', person: 'maria' })
  })

  test('needs another closing date, or none, when the old one has passed', async () => {
    const { id } = await open()
    await goTo(end)
    const refused = await reopen(id)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().message).toBe(termMessages.closingDatePassed)
    expect((await reopen(id, { closingDate: '2026-11-15' })).statusCode).toBe(400)
    const later = await reopen(id, { closingDate: '2026-12-24' })
    expect(later.json().data).toMatchObject({ status: 'published', closingDate: '2026-12-24' })
    await bulk([id], 'archived')
    expect((await reopen(id, { closingDate: '' })).json().data).not.toHaveProperty('closingDate')
  })

  test('is for archived jobs that exist', async () => {
    const { id } = await open()
    expect((await reopen(id)).statusCode).toBe(409)
    await send('DELETE', `/api/jobs/admin/${id}`)
    expect((await reopen(id)).statusCode).toBe(404)
  })
})
