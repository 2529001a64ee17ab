import { type ReportPeriod, reportPeriods, type TimesTaken } from '#contract/office/reports.ts'
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
function countByDay(byHour: HourCount[], timeZone: string): Map<string, number> {
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

/** How often something took this number of whole hours. */
export type HoursTaken = { hours: number; count: number }

const firstDayByUnit = { day: (day: string) => day, week: startOfWeek, month: firstOfMonth }

/** The first day of each day, week or month of a period, oldest first. */
export function listSteps(period: ReportPeriod, today: string): string[] {
  const { unit, count } = reportPeriods[period]
  const steps = [firstDayByUnit[unit](today)]
  while (steps.length < count) steps.unshift(firstDayByUnit[unit](shiftDay(steps[0] ?? today, -1)))
  return steps
}

/** The counts for each day, week or month of a period. */
export function countBySteps(
  period: ReportPeriod,
  today: string,
  byHour: HourCount[],
  zone: string,
) {
  const firstDay = firstDayByUnit[reportPeriods[period].unit]
  const counts = new Map(listSteps(period, today).map((step) => [step, 0]))
  for (const [day, count] of countByDay(byHour, zone)) {
    const before = counts.get(firstDay(day))
    if (before !== undefined) counts.set(firstDay(day), before + count)
  }
  const series = [...counts].map(([date, count]) => ({ date, count }))
  return { total: sum([...counts.values()]), series }
}

export function timesTaken(taken: HoursTaken[], limitsInDays: number[]): TimesTaken {
  const sorted = taken.toSorted((one, other) => one.hours - other.hours)
  const total = sum(sorted.map(({ count }) => count))
  const within = (days: number | null) =>
    sum(sorted.filter(({ hours }) => days === null || hours < days * 24).map(({ count }) => count))
  const limits = [...limitsInDays, null]
  return {
    total,
    medianHours: total > 0 ? median(sorted, total) : null,
    bands: limits.map((days, index) => {
      const shorter = limits[index - 1]
      return { days, count: within(days) - (shorter ? within(shorter) : 0) }
    }),
  }
}

function median(sorted: HoursTaken[], total: number) {
  const lower = hoursAt(sorted, Math.floor((total - 1) / 2))
  const upper = hoursAt(sorted, Math.floor(total / 2))
  return (lower + upper) / 2
}

function hoursAt(sorted: HoursTaken[], index: number) {
  let passed = 0
  for (const { hours, count } of sorted) {
    passed += count
    if (index < passed) return hours
  }
  return 0
}
