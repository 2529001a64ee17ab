import { expect, test } from 'vitest'
import {
  countFound,
  formatAgo,
  formatCalendarDay,
  formatDay,
  formatFullDayAndTime,
  formatTodayOrDate,
  formatWhen,
  plural,
} from './format.ts'

// Still November 15 at the provider.
const night = '2026-11-16T03:05:00.000Z'
const sameDay = new Date('2026-11-15T15:00:00.000Z')
const nextDay = new Date('2026-11-16T15:00:00.000Z')

test('days and times are those of the provider', () => {
  expect(formatDay(new Date(night))).toBe('Sunday, November 15')
  expect(formatFullDayAndTime(night)).toBe('Sunday, November 15, 2026 at 9:05 PM')
})

test('a day of the calendar is the same day everywhere', () => {
  expect(formatCalendarDay('2026-11-15')).toBe('Nov 15, 2026')
})

test('what happened today has a time, and what happened before has a date', () => {
  expect(formatTodayOrDate(night, sameDay)).toBe('Today, 9:05 PM')
  expect(formatTodayOrDate(night, nextDay)).toBe('Nov 15, 2026')
  expect(formatWhen(night, sameDay)).toBe('at 9:05 PM')
  expect(formatWhen(night, nextDay)).toBe('on Nov 15, 2026, 9:05 PM')
})

test.each([
  [0.9, 'less than an hour ago'],
  [1, '1 hour ago'],
  [47.9, '47 hours ago'],
  [48, '2 days ago'],
  [71, '2 days ago'],
  [72, '3 days ago'],
])('%s hours are %s', (hours, text) => {
  const now = new Date(Date.parse(night) + hours * 3_600_000)
  expect(formatAgo(night, now)).toBe(text)
})

test('counts have their noun, and how many of all were found', () => {
  expect(plural(1, 'slide')).toBe('1 slide')
  expect(plural(0, 'slide')).toBe('0 slides')
  expect(plural(1200, 'slide')).toBe('1,200 slides')
  expect(countFound(1200, 1200, 'event')).toBe('1,200 events')
  expect(countFound(1, 1200, 'event')).toBe('1 of 1,200 events')
})
