import type { StatsOverview } from '#contract/stats.ts'
import { dayIn, firstOfMonth, mondayOf, shiftDay } from './time.ts'

/** How many were made in an hour of UTC, as 2026-11-15T12. */
export type HourCount = { hour: string; count: number }

const days = 90
const dayLength = 24 * 60 * 60 * 1000

/** From when on the counts by hour are needed; a little more, for no time zone to fall short. */
export const statsSince = (now: Date) => new Date(now.getTime() - (days + 2) * dayLength)

/** The statistics of one kind of record. */
export function overviewOf(
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
    thisWeek: since(mondayOf(today)),
    thisMonth: since(firstOfMonth(today)),
    series,
  }
}

/** How many were made on each day of a time zone of whole hours; a day without any is not there. */
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
  Array.from({ length: days }, (_, index) => shiftDay(today, index - days + 1))
