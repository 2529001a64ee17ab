import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CareEvent } from '#contract/events.ts'
import { formBody } from '../../../tests/support/multipart.ts'
import { pictureFile } from '../../../tests/support/pictures.ts'
import { testApp } from '../../../tests/support/test-app.ts'
import { picturesInUse } from '../pictures-in-use.ts'
import { createEvent } from './events.queries.ts'

const server = testApp()
const gone = '01890000-0000-7000-8000-000000000000'
let admin: { authorization: string }

beforeEach(async () => {
  await server.context.db.deleteFrom('events').execute()
  server.clock.at = new Date('2026-11-15T12:00:00Z')
  server.context.responseCache.clear()
  admin = await server.signIn()
})

type Fields = Record<string, string | File>

async function send(method: 'POST' | 'PUT', url: string, fields: Fields) {
  const { payload, headers } = await formBody(fields)
  return server.app.inject({ method, url, payload, headers: { ...headers, ...admin } })
}

async function addEvent(fields: Fields = {}): Promise<CareEvent> {
  const form = { title: 'Garden Day', description: 'Bring a hat.', ...fields }
  const answer = await send('POST', '/api/events', form)
  expect(answer.statusCode).toBe(201)
  server.wait(1000)
  return answer.json().data
}

const listed = async (url: string, headers = {}) =>
  (await server.app.inject({ url, headers })).json().data as CareEvent[]
const titles = (events: CareEvent[]) => events.map((event) => event.title)

describe('GET /events/public', () => {
  test('shows visitors what is published, the newest first', async () => {
    await addEvent({ title: 'first' })
    await addEvent({ title: 'a draft', status: 'draft' })
    await addEvent({ title: 'second' })
    expect(titles(await listed('/api/events/public'))).toEqual(['second', 'first'])
    expect(titles(await listed('/api/events', admin))).toEqual(['second', 'a draft', 'first'])
  })

  test('puts what is over last; what is today is not over', async () => {
    await addEvent({ title: 'no date' })
    await addEvent({ title: 'this morning', startsAt: '2026-11-15T00:30:00-06:00' })
    await addEvent({ title: 'next year', startsAt: '2027-03-14T10:00:00-05:00' })
    await addEvent({ title: 'yesterday evening', startsAt: '2026-11-15T05:30:00Z' })
    expect(titles(await listed('/api/events/public'))).toEqual([
      'next year',
      'this morning',
      'no date',
      'yesterday evening',
    ])
  })

  test('follows every change at once, though its answer is cached', async () => {
    expect(await listed('/api/events/public')).toEqual([])
    const { id } = await addEvent()
    expect(await listed('/api/events/public')).toHaveLength(1)
    await server.app.inject({ method: 'DELETE', url: `/api/events/${id}`, headers: admin })
    expect(await listed('/api/events/public')).toEqual([])
  })
})

describe('POST /events', () => {
  test('publishes an event that says nothing of its status', async () => {
    const event = await addEvent({ title: ' Garden Day ' })
    expect(event).toEqual({
      _id: event.id,
      id: event.id,
      title: 'Garden Day',
      description: 'Bring a hat.',
      status: 'published',
      image: null,
      picture: null,
      createdAt: '2026-11-15T12:00:00.000Z',
      updatedAt: '2026-11-15T12:00:00.000Z',
    })
  })

  test('keeps a date, a place and a picture', async () => {
    const event = await addEvent({
      startsAt: '2027-03-14T10:00:00-05:00',
      place: ' Murfreesboro ',
      image: await pictureFile({ width: 640, height: 480 }),
    })
    expect(event).toMatchObject({
      startsAt: '2027-03-14T15:00:00.000Z',
      place: 'Murfreesboro',
      image: { path: expect.stringMatching(/^\/uploads\/pictures\/.+-640\.webp$/) },
      picture: { width: 640, height: 480 },
    })
    expect((await server.app.inject(event.image?.path ?? '')).statusCode).toBe(200)
  })

  test('names every fault at once', async () => {
    const answer = await send('POST', '/api/events', {
      title: 'x'.repeat(201),
      description: ' ',
      status: 'archived',
      startsAt: 'on Friday',
      place: 'x'.repeat(201),
      image: new File(['<html>'], 'a.png', { type: 'image/png' }),
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toEqual({
      title: 'Title must be at most 200 characters',
      description: 'Please fill in all required fields',
      status: 'Status must be published or draft',
      startsAt: 'Please enter a valid date and time',
      place: 'Place must be at most 200 characters',
      image: 'Please select a valid image file',
    })
  })

  test('says the one sentence when something required is missing', async () => {
    const answer = await send('POST', '/api/events', { description: 'x'.repeat(2001) })
    expect(answer.json()).toMatchObject({
      message: 'Please fill in all required fields',
      fields: {
        title: 'Please fill in all required fields',
        description: 'Description must be at most 2000 characters',
      },
    })
  })

  test('takes texts at their limits, and a February 30 for no date', async () => {
    await addEvent({ title: 'x'.repeat(200), description: 'y'.repeat(2000) })
    const answer = await send('POST', '/api/events', {
      title: 'A title',
      description: 'Words',
      startsAt: '2027-02-30T10:00:00Z',
    })
    expect(answer.json().fields).toEqual({ startsAt: 'Please enter a valid date and time' })
  })

  test('a picture that is too large is a 413', async () => {
    const image = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.jpg', { type: 'image/jpeg' })
    const answer = await send('POST', '/api/events', { title: 'a', description: 'b', image })
    expect(answer.statusCode).toBe(413)
    expect(answer.json().message).toBe('Image size should be less than 5MB')
    expect(await listed('/api/events', admin)).toEqual([])
  })
})

describe('GET /events/{id}', () => {
  test('shows an administrator one event, a draft too', async () => {
    const event = await addEvent({ status: 'draft' })
    const url = `/api/events/${event.id}`
    expect((await server.app.inject({ url, headers: admin })).json().data).toEqual(event)
    const unknown = await server.app.inject({ url: `/api/events/${gone}`, headers: admin })
    expect(unknown.statusCode).toBe(404)
    expect(unknown.json().message).toBe('Event was not found.')
  })
})

describe('PUT /events/{id}', () => {
  test('keeps what is not sent', async () => {
    const event = await addEvent({
      status: 'draft',
      place: 'Nashville',
      startsAt: '2027-03-14T15:00:00Z',
      image: await pictureFile(),
    })
    const answer = await send('PUT', `/api/events/${event.id}`, { title: 'New', description: 'x' })
    expect(answer.json().data).toEqual({
      ...event,
      title: 'New',
      description: 'x',
      updatedAt: '2026-11-15T12:00:01.000Z',
    })
  })

  test('takes away the date, the place and the picture when told to', async () => {
    const { id, title, description } = await addEvent({
      place: 'Nashville',
      startsAt: '2027-03-14T15:00:00Z',
      image: await pictureFile(),
    })
    const empty = { startsAt: '', place: '', removeImage: 'true' }
    const answer = await send('PUT', `/api/events/${id}`, { title, description, ...empty })
    const { data } = answer.json()
    expect(data).toMatchObject({ image: null, picture: null })
    expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['startsAt']))
    expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['place']))
  })

  test('replaces the picture when one is sent', async () => {
    const { id } = await addEvent({ image: await pictureFile() })
    const image = await pictureFile({ width: 640, height: 320 })
    const answer = await send('PUT', `/api/events/${id}`, { title: 'a', description: 'b', image })
    expect(answer.json().data.picture).toMatchObject({ width: 640, height: 320 })
  })

  test('tells the second of two editors, and overwrites nothing', async () => {
    const { id, updatedAt } = await addEvent()
    const edit = (title: string) =>
      send('PUT', `/api/events/${id}`, { title, description: 'Words', updatedAt })
    expect((await edit('The first edit')).statusCode).toBe(200)
    const second = await edit('The second edit')
    expect(second.statusCode).toBe(409)
    expect(second.json().message).toBe('Someone else changed this. Reload to see it.')
    expect(titles(await listed('/api/events/public'))).toEqual(['The first edit'])
  })

  test('knows no event that is gone', async () => {
    const answer = await send('PUT', `/api/events/${gone}`, { title: 'a', description: 'b' })
    expect(answer.statusCode).toBe(404)
  })
})

describe('DELETE /events/{id}', () => {
  test('removes an event once', async () => {
    const { id } = await addEvent()
    const remove = () =>
      server.app.inject({ method: 'DELETE', url: `/api/events/${id}`, headers: admin })
    expect((await remove()).json()).toEqual({ success: true })
    expect((await remove()).statusCode).toBe(404)
  })
})

test('GET /events/stats/overview counts by status and by day', async () => {
  const { db } = server.context
  const event = { title: 'Garden Day', description: 'Bring a hat.' }
  await createEvent(db, event, new Date('2026-10-20T12:00:00Z'))
  await createEvent(db, { ...event, status: 'draft' }, new Date('2026-01-01T12:00:00Z'))
  await addEvent()
  await addEvent({ status: 'draft' })
  const answer = await server.app.inject({ url: '/api/events/stats/overview', headers: admin })
  const { series, ...rest } = answer.json().data
  expect(rest).toEqual({
    total: 4,
    byStatus: { published: 2, draft: 2 },
    today: 2,
    thisWeek: 2,
    thisMonth: 2,
  })
  expect(series).toHaveLength(90)
  expect(series.filter(({ count }: { count: number }) => count > 0)).toEqual([
    { date: '2026-10-20', count: 1 },
    { date: '2026-11-15', count: 2 },
  ])
})

test('the sweep leaves the pictures of events alone', async () => {
  await addEvent({ image: await pictureFile({ width: 333, height: 100 }) })
  const { pictures, db } = server.context
  const files = await readdir(pictures.dir)
  const old = new Date('2026-11-01T12:00:00Z')
  for (const file of files) await utimes(join(pictures.dir, file), old, old)
  await pictures.sweep(await picturesInUse(db), server.clock.at)
  expect((await readdir(pictures.dir)).some((file) => file.includes('-333.'))).toBe(true)
})

test('every change is in the audit log, by ids alone', async () => {
  const { id } = await addEvent({ title: 'a secret title' })
  const lines = await server.context.db
    .selectFrom('audit_log')
    .selectAll()
    .where('object_id', '=', id)
    .execute()
  expect(lines).toMatchObject([{ action: 'created', object_kind: 'event' }])
  expect(JSON.stringify(lines)).not.toContain('secret')
})
