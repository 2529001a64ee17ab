import { describe, expect, test } from 'vitest'
import type { CareEvent } from '#contract/website/events.ts'
import { timeBefore } from '#server/platform/time.ts'
import { type FormFields, officeApi } from '../../../../tests/support/office-api.ts'
import { nextContentChange } from '../publishing/publish-date.queries.ts'

const api = officeApi('events')
const { server } = api

const words = { title: 'Garden Day', description: 'Bring a hat.' }
const addEvent = (fields: FormFields = {}): Promise<CareEvent> =>
  api.create('/api/events', { ...words, ...fields })

const visible = async () =>
  (await server.app.inject('/api/events/public')).json().data as CareEvent[]
const marked = async () => (await visible()).map(({ title, past }) => [title, past ?? false])

describe('the order for visitors', () => {
  test('is the soonest first, then those without a date, then past ones with the latest first', async () => {
    await addEvent({ title: 'no date, older' })
    await addEvent({ title: 'long past', startsAt: '2025-01-01T18:00:00Z' })
    await addEvent({ title: 'next year', startsAt: '2027-03-14T15:00:00Z' })
    await addEvent({ title: 'tomorrow', startsAt: '2026-11-16T18:00:00Z' })
    await addEvent({ title: 'last week', startsAt: '2026-11-08T18:00:00Z' })
    await addEvent({ title: 'no date, newer' })
    expect(await marked()).toEqual([
      ['tomorrow', false],
      ['next year', false],
      ['no date, newer', false],
      ['no date, older', false],
      ['last week', true],
      ['long past', true],
    ])
  })

  test('changes when an event ends, although the response is cached', async () => {
    const endsAt = '2026-11-15T20:00:00.000Z'
    await addEvent({ title: 'ends', startsAt: '2026-11-15T18:00:00Z', endsAt })
    await addEvent({ title: 'no date' })
    server.clock.at = timeBefore(new Date(endsAt), 1)
    expect(await nextContentChange(server.context.db, server.clock.at)).toEqual(new Date(endsAt))
    expect(await marked()).toEqual([
      ['ends', false],
      ['no date', false],
    ])
    server.clock.at = new Date(endsAt)
    expect(await marked()).toEqual([
      ['no date', false],
      ['ends', true],
    ])
  })

  test('changes at midnight for an event without an end, although the response is cached', async () => {
    await addEvent({ title: 'tonight', startsAt: '2026-11-16T02:00:00Z' })
    await addEvent({ title: 'no date' })
    const midnight = new Date('2026-11-16T06:00:00Z')
    server.clock.at = timeBefore(midnight, 1)
    expect(await marked()).toEqual([
      ['tonight', false],
      ['no date', false],
    ])
    server.clock.at = midnight
    expect(await marked()).toEqual([
      ['no date', false],
      ['tonight', true],
    ])
  })
})

describe('the end of an event', () => {
  const startsAt = '2026-12-01T18:00:00Z'
  const refused = 'The end must be later than the start, on the same day'
  const readRefusal = async (method: 'POST' | 'PUT', url: string, fields: FormFields) => {
    const response = await api.sendForm(method, url, { ...words, ...fields })
    return [response.statusCode, response.json().fields]
  }

  test('is stored in UTC, kept by a change that does not name it, and can be removed', async () => {
    const { id, endsAt } = await addEvent({ startsAt, endsAt: '2026-12-01T14:30:00-06:00' })
    expect(endsAt).toBe('2026-12-01T20:30:00.000Z')
    const change = async (fields: FormFields) =>
      (await api.sendForm('PUT', `/api/events/${id}`, { ...words, ...fields })).json().data
    expect((await change({})).endsAt).toBe(endsAt)
    expect((await change({ startsAt: '2026-12-01T17:00:00Z' })).endsAt).toBe(endsAt)
    expect(await change({ endsAt: '' })).not.toHaveProperty('endsAt')
    await change({ endsAt: '2026-12-01T20:30:00Z' })
    const without = await change({ startsAt: '' })
    expect(without).not.toHaveProperty('startsAt')
    expect(without).not.toHaveProperty('endsAt')
  })

  test.each(['2026-12-01T18:00:00Z', '2026-12-01T17:59:00Z', '2026-12-02T19:00:00Z'])(
    'cannot be at %s',
    async (endsAt) => {
      const response = [400, { endsAt: refused }]
      expect(await readRefusal('POST', '/api/events', { startsAt, endsAt })).toEqual(response)
      const { id } = await addEvent({ startsAt })
      expect(await readRefusal('PUT', `/api/events/${id}`, { endsAt })).toEqual(response)
    },
  )

  test('needs a start, and a start that is moved behind it is refused', async () => {
    const endsAt = '2026-12-01T20:00:00Z'
    const missing = [400, { startsAt: 'Please enter the date too' }]
    expect(await readRefusal('POST', '/api/events', { endsAt })).toEqual(missing)
    const { id } = await addEvent({ startsAt, endsAt })
    expect(
      await readRefusal('PUT', `/api/events/${id}`, { startsAt: '2026-12-01T21:00:00Z' }),
    ).toEqual([400, { endsAt: refused }])
  })
})
