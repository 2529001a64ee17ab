import { describe, expect, test } from 'vitest'
import type { CareEvent } from '#contract/website/events.ts'
import { type FormFields, officeApi } from '../../../../tests/support/office-api.ts'
import { pictureFile } from '../../../../tests/support/pictures.ts'

const api = officeApi('events')

const addEvent = (fields: FormFields = {}): Promise<CareEvent> =>
  api.create('/api/events', { title: 'Garden Day', description: 'Bring a hat.', ...fields })

const listed = async (url: string, headers = {}) =>
  (await api.server.app.inject({ url, headers })).json().data as CareEvent[]
const titles = (events: CareEvent[]) => events.map((event) => event.title)

describe('GET /events/public', () => {
  test('shows visitors what is published, newest first', async () => {
    await addEvent({ title: 'first' })
    await addEvent({ title: 'a draft', status: 'draft' })
    await addEvent({ title: 'second' })
    expect(titles(await listed('/api/events/public'))).toEqual(['second', 'first'])
    expect(titles(await listed('/api/events', api.admin))).toEqual(['second', 'a draft', 'first'])
  })

  test('lists past events last, and today’s events are not past', async () => {
    await addEvent({ title: 'no date' })
    await addEvent({ title: 'this morning', startsAt: '2026-11-15T00:30:00-06:00' })
    await addEvent({ title: 'next year', startsAt: '2027-03-14T10:00:00-05:00' })
    await addEvent({ title: 'yesterday evening', startsAt: '2026-11-15T05:30:00Z' })
    expect(titles(await listed('/api/events/public'))).toEqual([
      'this morning',
      'next year',
      'no date',
      'yesterday evening',
    ])
  })

  test('shows every change immediately, although the response is cached', async () => {
    expect(await listed('/api/events/public')).toEqual([])
    const { id } = await addEvent()
    expect(await listed('/api/events/public')).toHaveLength(1)
    await api.server.app.inject({ method: 'DELETE', url: `/api/events/${id}`, headers: api.admin })
    expect(await listed('/api/events/public')).toEqual([])
  })
})

describe('POST /events', () => {
  test('publishes an event by default', async () => {
    const event = await addEvent({ title: ' Garden Day ' })
    expect(event).toEqual({
      _id: event.id,
      id: event.id,
      slug: 'garden-day',
      title: 'Garden Day',
      description: 'Bring a hat.',
      status: 'published',
      image: null,
      picture: null,
      createdAt: '2026-11-15T12:00:00.000Z',
      updatedAt: '2026-11-15T12:00:00.000Z',
    })
  })

  test('stores a date, a place and a picture', async () => {
    const event = await addEvent({
      startsAt: '2027-03-14T10:00:00-05:00',
      place: ' Murfreesboro ',
      easyText: 'Bring a hat.',
      image: await pictureFile({ width: 640, height: 480 }),
    })
    expect(event).toMatchObject({
      startsAt: '2027-03-14T15:00:00.000Z',
      place: 'Murfreesboro',
      easyText: 'Bring a hat.',
      image: { path: expect.stringMatching(/^\/uploads\/pictures\/.+-640\.webp$/) },
      picture: { width: 640, height: 480 },
    })
    expect((await api.server.app.inject(event.image?.path ?? '')).statusCode).toBe(200)
  })

  test('lists every error in one response', async () => {
    const response = await api.sendForm('POST', '/api/events', {
      title: 'x'.repeat(201),
      description: ' ',
      status: 'archived',
      startsAt: 'on Friday',
      place: 'x'.repeat(201),
      image: new File(['<html>'], 'a.png', { type: 'image/png' }),
    })
    expect(response.statusCode).toBe(400)
    expect(response.json().fields).toEqual({
      title: 'Title must be at most 200 characters',
      description: 'Please fill in all required fields',
      status: 'Status must be published or draft',
      startsAt: 'Please enter a valid date and time',
      place: 'Place must be at most 200 characters',
      image: 'Please select a valid image file',
    })
  })

  test('uses one message when something required is missing', async () => {
    const response = await api.sendForm('POST', '/api/events', { description: 'x'.repeat(2001) })
    expect(response.json()).toMatchObject({
      message: 'Please fill in all required fields',
      fields: {
        title: 'Please fill in all required fields',
        description: 'Description must be at most 2000 characters',
      },
    })
  })

  test('accepts texts at their limits, and refuses February 30', async () => {
    await addEvent({ title: 'x'.repeat(200), description: 'y'.repeat(2000) })
    const response = await api.sendForm('POST', '/api/events', {
      title: 'A title',
      description: 'Words',
      startsAt: '2027-02-30T10:00:00Z',
    })
    expect(response.json().fields).toEqual({ startsAt: 'Please enter a valid date and time' })
  })

  test('a picture that is too large is a 413', async () => {
    const image = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.jpg', { type: 'image/jpeg' })
    const response = await api.sendForm('POST', '/api/events', {
      title: 'a',
      description: 'b',
      image,
    })
    expect(response.statusCode).toBe(413)
    expect(response.json().message).toBe('Image size should be less than 5MB')
    expect(await listed('/api/events', api.admin)).toEqual([])
  })
})
