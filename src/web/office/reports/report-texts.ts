import {
  type ApplicationReport,
  type DecisionReport,
  type MessageReport,
  type Report,
  type ReportUnit,
  reportPeriods,
} from '#contract/reports.ts'
import { plural } from '../format.ts'

export type DataPoint = MessageReport['series'][number]

const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  // The date has no time zone, so the browser's own must not shift it.
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })
  return (day: string) => formatter.format(new Date(day))
}
const dayAndMonth = dateFormat({ month: 'short', day: 'numeric' })
const wholeDay = dateFormat({ dateStyle: 'medium' })
const month = dateFormat({ month: 'short' })
const wholeMonth = dateFormat({ month: 'long', year: 'numeric' })

/** Nov 9, or Nov for a month */
export const shortLabel = (date: string, unit: ReportUnit) =>
  unit === 'month' ? month(date) : dayAndMonth(date)

/** Nov 15, 2026; Week of Nov 9, 2026; November 2026 */
export function fullLabel(date: string, unit: ReportUnit) {
  if (unit === 'month') return wholeMonth(date)
  return unit === 'week' ? `Week of ${wholeDay(date)}` : wholeDay(date)
}

/** Oct 17, 2026 to Nov 15, 2026 */
export const formatDateRange = ({ from, to }: Report) => `${wholeDay(from)} to ${wholeDay(to)}`

export const unitOf = ({ period }: Report) => reportPeriods[period].unit

const unfinished = { day: 'Today', week: 'This week', month: 'This month' }

/** 42 applications, most on Nov 3. Today is not over yet. */
export function describeSeries({ total, series }: MessageReport, unit: ReportUnit, noun: string) {
  const busiest = findPeak(series)
  const peak = busiest ? `, most ${peakTexts[unit](busiest.date)}` : ''
  return `${plural(total, noun)}${peak}. ${unfinished[unit]} is not over yet.`
}

const peakTexts = {
  day: (date: string) => `on ${dayAndMonth(date)}`,
  week: (date: string) => `in the week of ${dayAndMonth(date)}`,
  month: (date: string) => `in ${wholeMonth(date)}`,
}

/** 42 applications, most for Job Coach. */
export function describePositions({ total, byPosition }: ApplicationReport) {
  const busiest = byPosition.length > 1 ? findPeak(byPosition) : undefined
  return `${plural(total, 'application')}${busiest ? `, most for ${busiest.title}` : ''}.`
}

/** The row with the highest count, unless several share it. */
function findPeak<T extends { count: number }>(rows: T[]): T | undefined {
  const highest = Math.max(...rows.map(({ count }) => count))
  const [first, second] = rows.filter(({ count }) => count === highest)
  return second ? undefined : first
}

/** Half of 38 decisions (hired or rejected) came within 4.5 days. */
export function describeDecisions({ total, medianHours }: DecisionReport) {
  const time = formatDays(medianHours ?? 0)
  return total === 1
    ? `1 decision (hired or rejected), within ${time}.`
    : `Half of ${plural(total, 'decision')} (hired or rejected) came within ${time}.`
}

function formatDays(hours: number) {
  const days = hours / 24
  if (days <= 1) return 'a day'
  // Half a day makes no difference above ten days.
  return plural(days < 10 ? Math.round(days * 10) / 10 : Math.round(days), 'day')
}

/** Within 3 days; 4 to 7 days; More than 30 days */
export function bandLabel(days: number | null, shorter: number | null | undefined) {
  if (days === null) return `More than ${shorter} days`
  return shorter ? `${shorter + 1} to ${days} days` : `Within ${days} days`
}
