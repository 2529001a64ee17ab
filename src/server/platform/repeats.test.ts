import { expect, test } from 'vitest'
import { currentOccurrence, type Series, toRule } from './repeats.ts'

/** A Friday, from six to half past eight in Central Time. */
const friday: Series = {
  startsAt: '2026-10-16T23:00:00.000Z',
  endsAt: '2026-10-17T01:30:00.000Z',
  timeZone: 'America/Chicago',
  repeats: 'weekly',
  until: null,
}
const startAt = (series: Series, now: string) => currentOccurrence(series, new Date(now)).startsAt

test('what repeats is next at the same time of the day, before and after clocks change', () => {
  expect(startAt(friday, '2026-01-01T12:00:00Z')).toBe('2026-10-16T23:00:00.000Z')
  expect(startAt(friday, '2026-10-17T01:29:59.999Z')).toBe('2026-10-16T23:00:00.000Z')
  expect(startAt(friday, '2026-10-17T01:30:00Z')).toBe('2026-10-23T23:00:00.000Z')
  expect(currentOccurrence(friday, new Date('2026-11-04T12:00:00Z'))).toEqual({
    startsAt: '2026-11-07T00:00:00.000Z',
    endsAt: '2026-11-07T02:30:00.000Z',
    overAt: '2026-11-07T02:30:00.000Z',
  })
  expect(startAt(friday, '2036-11-12T12:00:00Z')).toBe('2036-11-15T00:00:00.000Z')
})

test('without an end it is over when its day is, in its time zone', () => {
  const eastern = { ...friday, endsAt: null, timeZone: 'America/New_York' }
  expect(currentOccurrence(eastern, new Date('2026-10-16T12:00:00Z')).overAt).toBe(
    '2026-10-17T04:00:00.000Z',
  )
  expect(startAt(eastern, '2026-10-17T04:00:00Z')).toBe('2026-10-23T23:00:00.000Z')
})

test.each([
  ['two-weeks', '2026-10-17T12:00:00Z', '2026-10-30T23:00:00.000Z'],
  ['two-weeks', '2026-10-31T12:00:00Z', '2026-11-14T00:00:00.000Z'],
  // The third Friday.
  ['monthly', '2026-10-17T12:00:00Z', '2026-11-21T00:00:00.000Z'],
  ['monthly', '2027-04-30T12:00:00Z', '2027-05-21T23:00:00.000Z'],
  ['monthly', '2027-05-01T12:00:00Z', '2027-05-21T23:00:00.000Z'],
] as const)('%s after %s is at %s', (repeats, now, start) => {
  expect(startAt({ ...friday, repeats }, now)).toBe(start)
})

test('a fifth week of a month is the last one', () => {
  const last = { ...friday, startsAt: '2026-10-30T23:00:00.000Z', endsAt: null }
  expect(startAt({ ...last, repeats: 'monthly' }, '2026-11-01T12:00:00Z')).toBe(
    '2026-11-28T00:00:00.000Z',
  )
  expect(toRule({ ...last, repeats: 'monthly' })).toBe('FREQ=MONTHLY;BYDAY=-1FR')
})

test('after the last day it was the last time before it', () => {
  const ended = { ...friday, until: '2026-11-12' }
  expect(startAt(ended, '2026-11-01T12:00:00Z')).toBe('2026-11-07T00:00:00.000Z')
  expect(startAt(ended, '2027-11-01T12:00:00Z')).toBe('2026-11-07T00:00:00.000Z')
  expect(startAt({ ...friday, until: '2026-10-16' }, '2027-11-01T12:00:00Z')).toBe(friday.startsAt)
  const monthly = { ...friday, repeats: 'monthly', until: '2026-12-10' } as const
  expect(startAt(monthly, '2027-11-01T12:00:00Z')).toBe('2026-11-21T00:00:00.000Z')
})

test('once is once', () => {
  expect(startAt({ ...friday, repeats: '' }, '2027-11-01T12:00:00Z')).toBe(friday.startsAt)
  expect(toRule({ ...friday, repeats: '' })).toBe('')
})

test('calendars get the weekday in the time zone, and the last moment of the last day', () => {
  expect(toRule(friday)).toBe('FREQ=WEEKLY;BYDAY=FR')
  // Already Saturday in UTC.
  expect(toRule({ ...friday, startsAt: '2026-10-17T02:00:00.000Z', repeats: 'two-weeks' })).toBe(
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
  )
  expect(toRule({ ...friday, repeats: 'monthly', until: '2027-03-20' })).toBe(
    'FREQ=MONTHLY;BYDAY=3FR;UNTIL=20270321T045959Z',
  )
})
