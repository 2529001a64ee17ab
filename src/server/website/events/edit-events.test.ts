import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { CareEvent } from '#contract/website/events.ts'
import { picturesInUse } from '#server/platform/files/pictures-in-use.queries.ts'
import { type FormFields, officeApi } from '../../../../tests/support/office-api.ts'
import { pictureFile } from '../../../../tests/support/pictures.ts'
import { createEvent } from './events.queries.ts'

const api = officeApi('events')

const addEvent = (fields: FormFields = {}): Promise<CareEvent> =>
  api.create('/api/events', { title: 'Garden Day', description: 'Bring a hat.', ...fields })
const unknownId = '01890000-0000-7000-8000-000000000000'

describe('POST /events with the picture of another event', () => {
  const copy = (copyImageFrom: string, fields: FormFields = {}) =>
    api.sendForm('POST', '/api/events', {
      title: 'Again',
      description: 'x',
      copyImageFrom,
      ...fields,
    })

  test('shows the same picture, also after the other event is erased', async () => {
    const { id, image } = await addEvent({ image: await pictureFile() })
    const response = await copy(id)
    expect(response.json().data).toMatchObject({ title: 'Again', image })
    await api.send('DELETE', `/api/events/${id}`)
    await api.send('DELETE', `/api/admin/deleted/event/${id}`)
    expect(await picturesInUse(api.server.context.db)).toMatchObject([{ path: image?.path }])
  })

  test('shows the picture that was sent, if there is one', async () => {
    const { id } = await addEvent({ image: await pictureFile({ width: 300, height: 200 }) })
    const response = await copy(id, { image: await pictureFile({ width: 310, height: 200 }) })
    expect(response.json().data.picture.width).toBe(310)
  })

  test('is refused when there is no such picture, and nothing is created', async () => {
    const { id } = await addEvent()
    for (const response of [await copy(id), await copy(unknownId)]) {
      expect(response.statusCode).toBe(400)
      expect(response.json().fields).toEqual({
        image: 'The picture to copy is no longer there. Please choose one.',
      })
    }
    expect((await copy('../secret')).statusCode).toBe(400)
    expect((await api.send('GET', '/api/events')).json().data).toHaveLength(1)
  })
})

describe('GET /events/{id}', () => {
  test('shows an administrator one event, including drafts', async () => {
    const event = await addEvent({ status: 'draft' })
    const url = `/api/events/${event.id}`
    expect((await api.server.app.inject({ url, headers: api.admin })).json().data).toEqual(event)
    const unknown = await api.server.app.inject({
      url: `/api/events/${unknownId}`,
      headers: api.admin,
    })
    expect(unknown.statusCode).toBe(404)
    expect(unknown.json().message).toBe('Event was not found.')
  })
})

describe('PUT /events/{id}', () => {
  test('keeps the values that are not sent', async () => {
    const event = await addEvent({
      status: 'draft',
      place: 'Nashville',
      startsAt: '2027-03-14T15:00:00Z',
      image: await pictureFile(),
    })
    const response = await api.sendForm('PUT', `/api/events/${event.id}`, {
      title: 'New',
      description: 'x',
    })
    expect(response.json().data).toEqual({
      ...event,
      slug: 'new',
      title: 'New',
      description: 'x',
      updatedAt: '2026-11-15T12:00:01.000Z',
    })
  })

  test('removes the date, the place and the picture on request', async () => {
    const { id, title, description } = await addEvent({
      place: 'Nashville',
      startsAt: '2027-03-14T15:00:00Z',
      image: await pictureFile(),
    })
    const empty = { startsAt: '', place: '', removeImage: 'true' }
    const response = await api.sendForm('PUT', `/api/events/${id}`, {
      title,
      description,
      ...empty,
    })
    const { data } = response.json()
    expect(data).toMatchObject({ image: null, picture: null })
    expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['startsAt']))
    expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['place']))
  })

  test('replaces the picture when one is sent', async () => {
    const { id } = await addEvent({ image: await pictureFile() })
    const image = await pictureFile({ width: 640, height: 320 })
    const response = await api.sendForm('PUT', `/api/events/${id}`, {
      title: 'a',
      description: 'b',
      image,
    })
    expect(response.json().data.picture).toMatchObject({ width: 640, height: 320 })
  })

  test('refuses the second of two editors, and overwrites nothing', async () => {
    const { id, updatedAt } = await addEvent()
    const edit = (title: string) =>
      api.sendForm('PUT', `/api/events/${id}`, { title, description: 'Words', updatedAt })
    expect((await edit('The first edit')).statusCode).toBe(200)
    const second = await edit('The second edit')
    expect(second.statusCode).toBe(409)
    expect(second.json().message).toBe('Someone else changed this. Reload to see it.')
    const { data } = (await api.server.app.inject('/api/events/public')).json()
    expect(data).toMatchObject([{ title: 'The first edit' }])
  })

  test('responds with 404 for an event that does not exist', async () => {
    const response = await api.sendForm('PUT', `/api/events/${unknownId}`, {
      title: 'a',
      description: 'b',
    })
    expect(response.statusCode).toBe(404)
  })
})

describe('DELETE /events/{id}', () => {
  test('deletes an event, and responds with 404 the second time', async () => {
    const { id } = await addEvent()
    const remove = () =>
      api.server.app.inject({ method: 'DELETE', url: `/api/events/${id}`, headers: api.admin })
    expect((await remove()).json()).toEqual({ success: true })
    expect((await remove()).statusCode).toBe(404)
  })
})

test('GET /events/stats/overview counts by status and by day', async () => {
  const { db } = api.server.context
  const event = { title: 'Garden Day', description: 'Bring a hat.' }
  await createEvent(db, event, new Date('2026-10-20T12:00:00Z'))
  await createEvent(db, { ...event, status: 'draft' }, new Date('2026-01-01T12:00:00Z'))
  await addEvent()
  await addEvent({ status: 'draft' })
  const response = await api.server.app.inject({
    url: '/api/events/stats/overview',
    headers: api.admin,
  })
  const { series, ...rest } = response.json().data
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

test('the sweep keeps the pictures of events', async () => {
  await addEvent({ image: await pictureFile({ width: 333, height: 100 }) })
  const { pictures, db, settings } = api.server.context
  const folder = join(settings.dataDir, 'pictures')
  const files = await readdir(folder)
  const old = new Date('2026-11-01T12:00:00Z')
  for (const file of files) await utimes(join(folder, file), old, old)
  await pictures.sweep(await picturesInUse(db), api.server.clock.at)
  expect((await readdir(folder)).some((file) => file.includes('-333.'))).toBe(true)
})

test('every change is in the audit log, with ids only', async () => {
  const { id } = await addEvent({ title: 'a secret title' })
  const lines = await api.server.context.db
    .selectFrom('audit_log')
    .selectAll()
    .where('object_id', '=', id)
    .execute()
  expect(lines).toMatchObject([{ action: 'created', object_kind: 'event' }])
  expect(JSON.stringify(lines)).not.toContain('secret')
})
