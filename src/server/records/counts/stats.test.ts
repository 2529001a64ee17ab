import { expect, test } from 'vitest'
import { makeOverview } from './stats.ts'

const timeZone = 'America/Chicago'
const noon = new Date('2026-11-15T18:00:00Z') // a Sunday

const counted = (hours: string[], now = noon) =>
  makeOverview(
    { published: hours.length },
    hours.map((hour) => ({ hour, count: 1 })),
    timeZone,
    now,
  )

test('the series has ninety days without gaps and ends today', () => {
  const { series } = counted([])
  expect(series).toHaveLength(90)
  expect(series[0]).toEqual({ date: '2026-08-18', count: 0 })
  expect(series.at(-1)).toEqual({ date: '2026-11-15', count: 0 })
  expect(new Set(series.map(({ date }) => date)).size).toBe(90)
})

test('a day is a day in the provider’s time zone, not in UTC', () => {
  const { today, series } = counted(['2026-11-15T05', '2026-11-15T06', '2026-11-16T05'])
  expect(today).toBe(2)
  expect(series.at(-2)).toEqual({ date: '2026-11-14', count: 1 })
})

test('a week begins on Monday, a month on its first day', () => {
  const hours = ['2026-11-09T12', '2026-11-08T12', '2026-11-01T12', '2026-10-31T12']
  expect(counted(hours)).toMatchObject({ today: 0, thisWeek: 1, thisMonth: 3, total: 4 })
})

test('each day around a change of daylight saving time is listed once', () => {
  const { series } = counted(['2026-11-01T05', '2026-11-01T06', '2026-11-02T05', '2026-11-02T06'])
  const around = series.filter(({ date }) => date >= '2026-10-31' && date <= '2026-11-02')
  expect(around).toEqual([
    { date: '2026-10-31', count: 0 },
    { date: '2026-11-01', count: 3 },
    { date: '2026-11-02', count: 1 },
  ])
})
