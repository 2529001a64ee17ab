import { beforeEach, describe, expect, test } from 'vitest'
import { minutes, seconds, timeBefore } from '#server/platform/time.ts'
import { scheduledTasks } from '#server/program.ts'
import { officeApi } from '../../../../tests/support/office-api.ts'
import { nextContentChange } from './publish-date.queries.ts'

const api = officeApi('jobs', 'events')
const { server, send, sendForm } = api

/** Six minutes after the clock of the tests. */
const publishAt = '2026-11-15T12:06:00.000Z'
const moment = new Date(publishAt)
const cook = { title: 'Cook', location: 'Smyrna, TN', shiftsAvailable: ['morning'] }
const picnic = { title: 'Picnic', description: 'In the park' }

const addJob = async (fields: object = {}) =>
  (await send('POST', '/api/jobs/admin', { ...cook, status: 'draft', publishAt, ...fields })).json()
const addEvent = async (fields: Record<string, string> = {}) =>
  (
    await sendForm('POST', '/api/events', { ...picnic, status: 'draft', publishAt, ...fields })
  ).json()

/** What visitors get. */
const data = async (url: string) => (await server.app.inject(url)).json().data
const titles = async (url: string) => (await data(url)).map(({ title }: { title: string }) => title)

/** The task that marks what is due. */
async function publish() {
  const task = scheduledTasks(server.context).find(({ name }) => name === 'publishing')
  return task?.run(server.clock.at, new AbortController().signal)
}

describe('a job with a date', () => {
  let id: string
  beforeEach(async () => {
    const { data } = await addJob()
    expect(data).toMatchObject({ status: 'draft', publishAt, publishedAt: null })
    id = data.id
  })

  test('is on the site from that moment on, in every list, although responses are cached', async () => {
    server.clock.at = timeBefore(moment, 1)
    expect(await data('/api/jobs')).toEqual([])
    expect((await data('/api/jobs/filters')).locations).toEqual([])
    expect((await server.app.inject(`/api/jobs/public/${id}`)).json().code).toBe('not_found')

    server.clock.at = moment
    const shown = { id, status: 'published', publishedAt: publishAt }
    expect(await data('/api/jobs')).toMatchObject([shown])
    expect((await data('/api/jobs'))[0]).not.toHaveProperty('publishAt')
    expect(await data('/api/jobs?search=cook&page=1')).toMatchObject([shown])
    expect((await data('/api/jobs/filters')).locations).toMatchObject([{ value: 'Smyrna, TN' }])
    expect(await data(`/api/jobs/public/${id}`)).toMatchObject(shown)
    expect((await send('GET', `/api/jobs/admin/${id}`)).json().data).toMatchObject(shown)
  })

  test('is first in the list, because it is the newest', async () => {
    await addJob({ title: 'Driver', status: 'published', publishAt: undefined })
    server.clock.at = moment
    expect(await titles('/api/jobs')).toEqual(['Cook', 'Driver'])
    await publish()
    expect(await titles('/api/jobs')).toEqual(['Cook', 'Driver'])
  })

  test('is marked as published by the task, with the date it was published', async () => {
    server.clock.at = timeBefore(moment, 1)
    expect(await publish()).toBeUndefined()
    server.clock.at = new Date(moment.getTime() + 40 * seconds)
    expect(await publish()).toBe('Jobs published: 1.')
    expect(await publish()).toBeUndefined()
    const [row] = await server.context.db.selectFrom('jobs').selectAll().execute()
    expect(row).toMatchObject({
      status: 'published',
      publish_at: null,
      first_published_at: publishAt,
      updated_at: '2026-11-15T12:06:40.000Z',
      updated_by: null,
    })
  })

  test('leaves a line of the audit log', async () => {
    server.clock.at = moment
    await publish()
    const { data } = (await send('GET', '/api/admin/audit?kind=job')).json()
    const lines = data.filter(({ objectId }: { objectId: string }) => objectId === id)
    expect(lines).toMatchObject([
      { action: 'published-on-date', at: publishAt, name: 'Cook', person: '', ip: '' },
      { action: 'created', person: 'maria' },
    ])
  })

  test('can be given another date, or none', async () => {
    const change = async (fields: object) =>
      (await send('PUT', `/api/jobs/admin/${id}`, { ...cook, status: 'draft', ...fields })).json()
    const later = '2026-11-20T09:00:00-06:00'
    expect((await change({ publishAt: later })).data.publishAt).toBe('2026-11-20T15:00:00.000Z')
    // A caller that knows the specification only does not know the date.
    expect((await change({})).data.publishAt).toBe('2026-11-20T15:00:00.000Z')
    expect((await change({ publishAt: '' })).data).not.toHaveProperty('publishAt')
    server.clock.at = new Date(later)
    expect(await data('/api/jobs')).toEqual([])
  })

  test.each(['published', 'archived'])('has no date any more once it is %s', async (status) => {
    const body = { ...cook, status, publishAt }
    expect((await send('PUT', `/api/jobs/admin/${id}`, body)).json().data).not.toHaveProperty(
      'publishAt',
    )
    await send('PUT', `/api/jobs/admin/${id}`, { ...cook, status: 'draft' })
    server.clock.at = moment
    expect(await data('/api/jobs')).toEqual([])
  })

  test.each([
    ['before', timeBefore(moment, 1 * minutes)],
    ['after', moment],
  ])('is a plain draft when it is taken back %s the date', async (_, at) => {
    server.clock.at = at
    await send('PATCH', '/api/jobs/admin/bulk-status', { jobIds: [id], status: 'draft' })
    server.clock.at = moment
    expect(await data('/api/jobs')).toEqual([])
  })

  test('tells someone who was editing it that it was published meanwhile', async () => {
    const { updatedAt } = (await send('GET', `/api/jobs/admin/${id}`)).json().data
    server.clock.at = moment
    await publish()
    const late = { ...cook, status: 'draft', updatedAt }
    const response = await send('PUT', `/api/jobs/admin/${id}`, late)
    expect(response.statusCode).toBe(409)
    expect(response.json().conflict.current.status).toBe('published')
  })
})

describe('an event with a date', () => {
  test('is on the site from that moment on, and then marked', async () => {
    const { data: event } = await addEvent()
    expect(event).toMatchObject({ status: 'draft', publishAt })
    server.clock.at = timeBefore(moment, 1)
    expect(await data('/api/events/public')).toEqual([])
    server.clock.at = moment
    expect(await data('/api/events/public')).toMatchObject([{ status: 'published' }])
    expect((await send('GET', '/api/events')).json().data).toMatchObject([{ status: 'published' }])
    expect(await publish()).toBe('Events published: 1.')
    expect(await data('/api/events/public')).toMatchObject([{ status: 'published' }])
  })

  test('keeps it when a change says nothing about it', async () => {
    const { data: event } = await addEvent()
    const change = async (fields: Record<string, string>) =>
      (await sendForm('PUT', `/api/events/${event.id}`, { ...picnic, ...fields })).json().data
    expect((await change({})).publishAt).toBe(publishAt)
    expect((await change({ status: 'draft' })).publishAt).toBe(publishAt)
    const later = '2026-11-16T12:00:00.000Z'
    expect((await change({ publishAt: later })).publishAt).toBe(later)
    expect(await change({ status: 'published' })).not.toHaveProperty('publishAt')
    expect(await change({ publishAt: later })).not.toHaveProperty('publishAt')
  })

  test('is a plain draft when it is taken back after the date', async () => {
    const { data: event } = await addEvent()
    server.clock.at = moment
    await sendForm('PUT', `/api/events/${event.id}`, { ...picnic, status: 'draft' })
    expect(await data('/api/events/public')).toEqual([])
  })
})

describe('a date that has passed', () => {
  const message =
    'The time to publish has passed. Choose a later one, or set the status to Published.'
  const passed = { publishAt: '2026-11-15T12:00:00Z' }

  test('is refused for a draft', async () => {
    for (const response of [await addJob(passed), await addEvent(passed)]) {
      expect(response).toMatchObject({ success: false, message, fields: { publishAt: message } })
    }
  })

  test('does not matter for what is published already', async () => {
    expect((await addJob({ ...passed, status: 'published' })).success).toBe(true)
    expect((await addEvent({ ...passed, status: 'published' })).success).toBe(true)
  })
})

describe('the next change of public content', () => {
  const next = () => nextContentChange(server.context.db, server.clock.at)

  test('is midnight at the provider, or the next date before it', async () => {
    expect(await next()).toEqual(new Date('2026-11-16T06:00:00Z'))
    await addEvent({ publishAt: '2026-11-16T06:00:01Z' })
    expect(await next()).toEqual(new Date('2026-11-16T06:00:00Z'))
    await addEvent({ publishAt: '2026-11-15T13:00:00Z' })
    await addJob()
    expect(await next()).toEqual(moment)
    server.clock.at = moment
    expect(await next()).toEqual(new Date('2026-11-15T13:00:00Z'))
  })
})
