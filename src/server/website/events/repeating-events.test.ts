import { expect, test } from 'vitest'
import type { CareEvent } from '#contract/website/events.ts'
import { timeBefore } from '#server/platform/time.ts'
import { type FormFields, officeApi } from '../../../../tests/support/office-api.ts'
import { nextContentChange } from '../publishing/publish-date.queries.ts'

const api = officeApi('events')
const { server } = api

const words = { title: 'Bowling', description: 'Shoes are on us.' }
// Friday evening in Central Time.
const times = { startsAt: '2026-11-14T00:00:00.000Z', endsAt: '2026-11-14T02:30:00.000Z' }
const addEvent = (fields: FormFields = {}): Promise<CareEvent> =>
  api.create('/api/events', { ...words, ...times, ...fields })
const change = async (id: string, fields: FormFields) =>
  (await api.sendForm('PUT', `/api/events/${id}`, { ...words, ...fields })).json()
const visible = async () =>
  (await server.app.inject('/api/events/public')).json().data as CareEvent[]

test('visitors see the next time of an event that repeats, staff the first', async () => {
  const { id } = await addEvent({ repeats: 'weekly', repeatsUntil: '2026-11-27' })
  const [shown] = await visible()
  expect(shown).toMatchObject({
    startsAt: '2026-11-21T00:00:00.000Z',
    endsAt: '2026-11-21T02:30:00.000Z',
    repeats: 'weekly',
    firstStartsAt: times.startsAt,
    repeatsUntil: '2026-11-27',
  })
  expect(shown).not.toHaveProperty('past')
  const { data } = (await api.send('GET', `/api/events/${id}`)).json()
  expect(data).toMatchObject({ ...times, repeats: 'weekly' })
})

test('the next time is shown when one is over, although the response is cached, until the last', async () => {
  await addEvent({ repeats: 'weekly', repeatsUntil: '2026-11-27' })
  await visible()
  const end = new Date('2026-11-21T02:30:00.000Z')
  server.clock.at = timeBefore(end, 1)
  expect(await nextContentChange(server.context.db, server.clock.at)).toEqual(end)
  expect((await visible())[0]?.startsAt).toBe('2026-11-21T00:00:00.000Z')
  server.clock.at = end
  expect((await visible())[0]?.startsAt).toBe('2026-11-28T00:00:00.000Z')
  server.clock.at = new Date('2026-11-28T02:30:00.000Z')
  expect(await visible()).toMatchObject([{ startsAt: '2026-11-28T00:00:00.000Z', past: true }])
})

test('an event without an end is over with its day in its own time zone', async () => {
  // Nine in the evening in Eastern Time.
  const startsAt = '2026-11-16T02:00:00Z'
  await addEvent({ startsAt, endsAt: '', timeZone: 'America/New_York' })
  const midnight = new Date('2026-11-16T05:00:00Z')
  server.clock.at = timeBefore(midnight, 1)
  expect(await nextContentChange(server.context.db, server.clock.at)).toEqual(midnight)
  expect((await visible())[0]).not.toHaveProperty('past')
  server.clock.at = midnight
  expect((await visible())[0]).toMatchObject({ timeZone: 'America/New_York', past: true })
})

test('an end is on the same day in the time zone of the event', async () => {
  // From eleven in the evening to half past midnight in Eastern Time.
  const late = { startsAt: '2026-12-02T04:00:00Z', endsAt: '2026-12-02T05:30:00Z' }
  const { id } = await addEvent(late)
  const refused = await change(id, { timeZone: 'America/New_York' })
  expect(refused.fields).toEqual({
    endsAt: 'The end must be later than the start, on the same day',
  })
})

test('a change keeps what it does not name, and an event without a date does not repeat', async () => {
  const { id } = await addEvent({
    repeats: 'monthly',
    repeatsUntil: '2027-01-31',
    timeZone: 'America/New_York',
  })
  const kept = { repeats: 'monthly', repeatsUntil: '2027-01-31', timeZone: 'America/New_York' }
  expect((await change(id, {})).data).toMatchObject(kept)
  expect((await change(id, { repeatsUntil: '' })).data).not.toHaveProperty('repeatsUntil')
  expect((await change(id, { startsAt: '' })).data).not.toHaveProperty('repeats')
  const again = await change(id, { ...times, repeats: 'weekly', repeatsUntil: '2027-01-31' })
  expect(again.data).toMatchObject({ repeats: 'weekly', repeatsUntil: '2027-01-31' })
  const once = await change(id, { repeats: '' })
  expect(once.data).not.toHaveProperty('repeatsUntil')
})

test.each<[string, FormFields, object]>([
  [
    'no date',
    { startsAt: '', endsAt: '', repeats: 'weekly' },
    { startsAt: 'Please enter the date too' },
  ],
  [
    'a last day before the first',
    { repeats: 'weekly', repeatsUntil: '2026-11-12' },
    { repeatsUntil: 'The last day cannot be before the date of the event' },
  ],
  [
    'an unknown time zone and an unknown way to repeat',
    { timeZone: 'Knoxville', repeats: 'often', repeatsUntil: 'soon' },
    {
      timeZone: 'Choose a time zone from the list',
      repeats: 'Choose how often it is from the list',
      repeatsUntil: 'Please enter a valid date',
    },
  ],
])('an event with %s is refused', async (_, fields, message) => {
  const response = await api.sendForm('POST', '/api/events', { ...words, ...times, ...fields })
  expect([response.statusCode, response.json().fields]).toEqual([400, message])
})

test('an earlier version brings back how often it was, and where', async () => {
  const first = await addEvent({ repeats: 'weekly', timeZone: 'America/New_York' })
  const { data } = await change(first.id, { repeats: '', timeZone: '' })
  await api.send('POST', `/api/admin/versions/event/${first.id}/1`, { updatedAt: data.updatedAt })
  const restored = (await api.send('GET', `/api/events/${first.id}`)).json().data
  expect(restored).toMatchObject({ repeats: 'weekly', timeZone: 'America/New_York' })
})

test('the calendar file has the time zone, and how often it is from the first time on', async () => {
  const { id } = await addEvent({ repeats: 'weekly', repeatsUntil: '2027-05-07' })
  const { headers, body } = await server.app.inject(`/api/events/public/${id}/calendar.ics`)
  expect(headers['content-disposition']).toBe('attachment; filename="bowling.ics"')
  const lines = body.split('\r\n')
  expect(lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'))).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:America/Chicago',
    'BEGIN:DAYLIGHT',
    'DTSTART:20260308T020000',
    'TZOFFSETFROM:-0600',
    'TZOFFSETTO:-0500',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'DTSTART:20261101T020000',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0600',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
    'END:STANDARD',
  ])
  for (const line of [
    'DTSTART;TZID=America/Chicago:20261113T180000',
    'DTEND;TZID=America/Chicago:20261113T203000',
    'RRULE:FREQ=WEEKLY;BYDAY=FR;UNTIL=20270508T045959Z',
  ]) {
    expect(lines).toContain(line)
  }
})
