import type { StatsOverview } from '#contract/stats.ts'
import { dayIn } from './time.ts'

/** How many were made in an hour of UTC, as 2026-11-15T12. */
export type HourCount = { hour: string; count: number }

const days = 90
const dayLength = 24 * 60 * 60 * 1000

/** From when on the counts by hour are needed; a little more, for no time zone to fall short. */
export const statsSince = (now: Date) => new Date(now.getTime() - (days + 2) * dayLength)

/** The statistics of one kind of record. Only days and time zones of whole hours are known here. */
export function overviewOf(
  byStatus: Record<string, number>,
  byHour: HourCount[],
  timeZone: string,
  now: Date,
): StatsOverview {
  const counts = new Map<string, number>()
  for (const { hour, count } of byHour) {
    const day = dayIn(timeZone, new Date(`${hour}:00:00Z`))
    counts.set(day, (counts.get(day) ?? 0) + count)
  }
  const today = dayIn(timeZone, now)
  const series = lastDays(today).map((date) => ({ date, count: counts.get(date) ?? 0 }))
  const since = (first: string) =>
    sum(series.filter(({ date }) => date >= first).map(({ count }) => count))
  return {
    total: sum(Object.values(byStatus)),
    byStatus,
    today: since(today),
    thisWeek: since(mondayOf(today)),
    thisMonth: since(`${today.slice(0, 7)}-01`),
    series,
  }
}

// A day without its time zone is counted in UTC, where every day has 24 hours.
const lastDays = (today: string) =>
  Array.from({ length: days }, (_, index) => shift(today, index - days + 1))

const mondayOf = (day: string) => shift(day, -((new Date(day).getUTCDay() + 6) % 7))

const shift = (day: string, by: number) =>
  new Date(Date.parse(day) + by * dayLength).toISOString().slice(0, 10)

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
