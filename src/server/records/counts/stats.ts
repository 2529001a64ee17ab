import type { StatsOverview } from '#contract/records/stats.ts'
import {
  dayIn,
  days,
  firstOfMonth,
  shiftDay,
  startOfWeek,
  timeBefore,
} from '#server/platform/time.ts'

/** How many records were created in an hour of UTC, such as 2026-11-15T12. */
export type HourCount = { hour: string; count: number }

const seriesLength = 90

/** The start of the counts by hour, with two extra days so that the first day is complete in every time zone. */
export const statsSince = (now: Date) => timeBefore(now, (seriesLength + 2) * days)

export function makeOverview(
  byStatus: Record<string, number>,
  byHour: HourCount[],
  timeZone: string,
  now: Date,
): StatsOverview {
  const counts = countByDay(byHour, timeZone)
  const today = dayIn(timeZone, now)
  const series = lastDays(today).map((date) => ({ date, count: counts.get(date) ?? 0 }))
  const since = (first: string) =>
    sum(series.filter(({ date }) => date >= first).map(({ count }) => count))
  return {
    total: sum(Object.values(byStatus)),
    byStatus,
    today: since(today),
    thisWeek: since(startOfWeek(today)),
    thisMonth: since(firstOfMonth(today)),
    series,
  }
}

/** How many records were created on each day, without days that have none. Needs a time zone of whole hours. */
export function countByDay(byHour: HourCount[], timeZone: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { hour, count } of byHour) {
    const day = dayIn(timeZone, new Date(`${hour}:00:00Z`))
    counts.set(day, (counts.get(day) ?? 0) + count)
  }
  return counts
}

export const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

const lastDays = (today: string) =>
  Array.from({ length: seriesLength }, (_, index) => shiftDay(today, index - seriesLength + 1))
