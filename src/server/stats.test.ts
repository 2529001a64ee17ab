import { expect, test } from 'vitest'
import { countByDay, statsSince } from './stats.ts'

// Monday morning in Tennessee, where it is six hours before UTC in winter.
const monday = new Date('2026-11-16T16:00:00Z')

test('days are the provider’s, from midnight to midnight', () => {
  const times = ['2026-11-16T05:59:59.000Z', '2026-11-16T06:00:00.000Z', '2026-11-16T15:00:00.000Z']
  const { today, series } = countByDay(times, monday)
  expect(today).toBe(2)
  expect(series.slice(-2)).toEqual([
    { date: '2026-11-15', count: 1 },
    { date: '2026-11-16', count: 2 },
  ])
})

test('a week begins on Monday', () => {
  const sunday = new Date('2026-11-22T18:00:00Z')
  const times = ['2026-11-15T18:00:00.000Z', '2026-11-16T18:00:00.000Z', '2026-11-22T17:00:00.000Z']
  expect(countByDay(times, monday).thisWeek).toBe(1)
  expect(countByDay(times, sunday).thisWeek).toBe(2)
})

test('a month begins on its first day', () => {
  const times = ['2026-10-31T18:00:00.000Z', '2026-11-01T18:00:00.000Z']
  expect(countByDay(times, monday).thisMonth).toBe(1)
})

test('the series has 90 days without a hole, also over the change of the clocks', () => {
  const { series } = countByDay([], monday)
  expect(series).toHaveLength(90)
  expect(new Set(series.map((each) => each.date)).size).toBe(90)
  expect(series[0]?.date).toBe('2026-08-19')
  expect(statsSince(monday) < '2026-08-19T05:00:00.000Z').toBe(true)
})
