import { expect, test } from 'vitest'
import type { CareEvent } from '#contract/website/events.ts'
import { type FormFields, officeApi } from '../../../../tests/support/office-api.ts'

const api = officeApi('events')

const addEvent = (fields: FormFields): Promise<CareEvent> =>
  api.create('/api/events', { title: 'Picnic', description: 'In the park', ...fields })
const download = (id: string) => api.server.app.inject(`/api/events/public/${id}/calendar.ics`)
const times = { startsAt: '2027-03-14T10:00:00-05:00', endsAt: '2027-03-14T12:30:00-05:00' }

test('visitors get an event as a calendar file, in UTC and with an id that stays', async () => {
  const { id } = await addEvent({ ...times, place: 'The park' })
  const response = await download(id)
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="picnic.ics"',
    'cache-control': 'no-cache',
  })
  expect(response.body).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Tulip Poplar Care//Website//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      `UID:${id}@127.0.0.1`,
      'DTSTAMP:20261115T120000Z',
      'DTSTART:20270314T150000Z',
      'DTEND:20270314T173000Z',
      'SUMMARY:Picnic',
      'DESCRIPTION:In the park',
      'LOCATION:The park',
      `URL:${api.server.context.settings.siteUrl}/events/picnic`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
  await api.sendForm('PUT', `/api/events/${id}`, { title: 'Big picnic', description: 'x' })
  const changed = (await download(id)).body
  expect(changed).toContain(`UID:${id}@127.0.0.1\r\n`)
  expect(changed).toContain('SUMMARY:Big picnic\r\n')
})

test('a calendar file escapes its texts, and folds long lines between characters', async () => {
  const description = `Pies, tea; and \\ more\r\nEND:VEVENT\n${'Ünïcödé 🌳 '.repeat(30)}end`
  const { id } = await addEvent({ startsAt: times.startsAt, title: 'A\u0007b', description })
  const { body } = await download(id)
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const unfolded = body.replaceAll('\r\n ', '')
  expect(unfolded).toContain('SUMMARY:Ab\r\n')
  expect(unfolded).toContain(
    `DESCRIPTION:Pies\\, tea\\; and \\\\ more\\nEND:VEVENT\\n${'Ünïcödé 🌳 '.repeat(30)}end\r\n`,
  )
  expect(body.match(/^END:VEVENT/gm)).toHaveLength(1)
  expect(body).not.toMatch(/DTEND|LOCATION/)
})

test('a draft, an event without a date and an unknown one have no calendar file', async () => {
  const draft = await addEvent({ ...times, status: 'draft' })
  const undated = await addEvent({})
  for (const id of [draft.id, undated.id, '01890000-0000-7000-8000-000000000000']) {
    expect((await download(id)).statusCode).toBe(404)
  }
  expect((await download('7')).statusCode).toBe(404)
})
