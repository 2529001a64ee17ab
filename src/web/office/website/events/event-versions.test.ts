import { expect, test } from 'vitest'
import type { CareEvent } from '#contract/website/events.ts'
import { event } from '../../../../../tests/support/responses.ts'
import { eventList } from './event-list.ts'
import {
  copyEvent,
  eventVersions,
  formatEventTime,
  formatRepeats,
  toEventTimes,
} from './event-versions.ts'

// Noon to two o'clock at the provider.
const times = { startsAt: '2026-11-20T18:00:00.000Z', endsAt: '2026-11-20T20:00:00.000Z' }
const picnic = { ...event, ...times, past: false } as CareEvent
const plain = (text: string) => text.replace(/\s/g, ' ')

test('a new event is empty, and on the site at once', () => {
  expect(eventVersions.toValues(undefined)).toEqual({
    title: '',
    description: '',
    status: 'published',
    date: '',
    time: '',
    endTime: '',
    timeZone: '',
    repeats: '',
    repeatsUntil: '',
    place: '',
    easyText: '',
    imageDescription: '',
    imageFocus: '',
    publishDate: '',
    publishTime: '',
  })
})

test('the form has the times of the provider', () => {
  expect(eventVersions.toValues(picnic)).toMatchObject({
    date: '2026-11-20',
    time: '12:00',
    endTime: '14:00',
  })
  const { endsAt, ...open } = picnic
  expect(eventVersions.toValues(open).endTime).toBe('')
})

test.each([
  [{ date: '2026-11-20', time: '12:00', endTime: '14:00' }, times],
  [
    { date: '2026-11-20', time: '12:00', endTime: '' },
    { startsAt: times.startsAt, endsAt: '' },
  ],
  [
    { date: '', time: '12:00', endTime: '14:00' },
    { startsAt: '', endsAt: '' },
  ],
])('of %j is sent: %j', (values, sent) => {
  expect(toEventTimes({ ...eventVersions.toValues(undefined), ...values })).toMatchObject(sent)
})

test('a time is written with its end, if it has one', () => {
  const { startsAt } = times
  expect(plain(formatEventTime({ startsAt }))).toBe('Nov 20, 2026, 12:00 PM')
  expect(plain(formatEventTime(times))).toBe('Nov 20, 2026, 12:00 PM to 2:00 PM')
})

test('an event in another time zone is typed and shown with the clock there', () => {
  const there = { ...picnic, ...times, timeZone: 'America/New_York' }
  const values = eventVersions.toValues(there)
  expect(values).toMatchObject({ date: '2026-11-20', time: '13:00', endTime: '15:00' })
  expect(toEventTimes(values)).toMatchObject({ ...times, timeZone: 'America/New_York' })
  expect(plain(formatEventTime(there))).toBe('Nov 20, 2026, 1:00 PM to 3:00 PM Eastern Time')
})

test.each([
  ['weekly', '2027-05-07', 'Every Friday until May 7, 2027'],
  ['two-weeks', '', 'Every other Friday'],
  ['monthly', '', 'The third Friday of every month'],
  ['', '2027-05-07', ''],
] as const)('how often an event is, %s until %s, is: %s', (repeats, repeatsUntil, words) => {
  expect(formatRepeats({ date: '2026-11-20', repeats, repeatsUntil })).toBe(words)
  expect(formatRepeats({ date: '', repeats, repeatsUntil })).toBe('')
})

test('the last day of an event that is once is not sent', () => {
  const values = { ...eventVersions.toValues(picnic), repeatsUntil: '2027-05-07' }
  expect(toEventTimes(values).repeatsUntil).toBe('')
  expect(toEventTimes({ ...values, repeats: 'weekly' }).repeatsUntil).toBe('2027-05-07')
})

test.each([
  [{ date: '2026-11-20', time: '12:00', endTime: '14:00' }, 'Nov 20, 2026, 12:00 PM to 2:00 PM'],
  [{ date: '2026-11-20', time: '', endTime: '' }, '2026-11-20'],
  [{ date: '', time: '12:00', endTime: '14:00' }, '12:00 14:00'],
  [{ date: '', time: '', endTime: '' }, ''],
])('two versions are compared with the time of %j as: %s', (values, text) => {
  const all = { ...eventVersions.toValues(undefined), ...values }
  const { date } = eventVersions.fields
  expect('text' in date && plain(date.text(all) as string)).toBe(text)
})

test('a copy is a draft with the same picture, without a day to be published', () => {
  expect(copyEvent(picnic)).toMatchObject({
    title: 'Picnic',
    status: 'draft',
    publishDate: '',
    publishTime: '',
    copyImageFrom: 'a',
  })
  expect(copyEvent({ ...picnic, image: null })).not.toHaveProperty('copyImageFrom')
})

test('events are found by title, description and place', () => {
  const found = eventList.searchText({ ...picnic, place: 'Hall' })
  for (const word of ['picnic', 'park', 'hall']) expect(found).toContain(word)
  const { place, ...nowhere } = picnic
  expect(eventList.searchText(nowhere as CareEvent)).toContain('picnic')
})
