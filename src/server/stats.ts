import { provider } from '#content/provider.ts'
import type { Stats } from '#contract/stats.ts'
import { dayIn } from './time.ts'

const { timeZone } = provider
const day = 24 * 60 * 60 * 1000
const length = 90

/** Before this nothing counts for the days of the statistics. */
export const statsSince = (now: Date) => new Date(now.getTime() - (length + 1) * day).toISOString()

/** Counts what was made at these times by the provider's days. */
export function countByDay(
  times: string[],
  now: Date,
): Pick<Stats, 'today' | 'thisWeek' | 'thisMonth' | 'series'> {
  const counts = new Map<string, number>()
  for (const time of times) {
    const date = dayIn(timeZone, new Date(time))
    counts.set(date, (counts.get(date) ?? 0) + 1)
  }
  const today = dayIn(timeZone, now)
  const series = Array.from({ length }, (_, index) => {
    const date = daysBefore(today, length - 1 - index)
    return { date, count: counts.get(date) ?? 0 }
  })
  const since = (first: string) =>
    series.reduce((sum, { date, count }) => (date >= first ? sum + count : sum), 0)
  return {
    today: since(today),
    thisWeek: since(mondayOf(today)),
    thisMonth: since(`${today.slice(0, 7)}-01`),
    series,
  }
}

function mondayOf(date: string) {
  const sinceMonday = (new Date(date).getUTCDay() + 6) % 7
  return daysBefore(date, sinceMonday)
}

/** Calendar days have no clock: in UTC each is as long as the other. */
const daysBefore = (date: string, count: number) =>
  new Date(Date.parse(date) - count * day).toISOString().slice(0, 10)
