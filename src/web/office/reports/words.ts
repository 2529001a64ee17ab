import { type Report, type ReportUnit, reportPeriods } from '#contract/reports.ts'
import { plural } from '../format.ts'

export type Step = Report['applications']['series'][number]

const format = (options: Intl.DateTimeFormatOptions) => {
  // A day without its time zone is read as it stands.
  const made = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })
  return (day: string) => made.format(new Date(day))
}
const dayAndMonth = format({ month: 'short', day: 'numeric' })
const wholeDay = format({ dateStyle: 'medium' })
const month = format({ month: 'short' })
const wholeMonth = format({ month: 'long', year: 'numeric' })

/** Below a bar: Nov 9; or Nov */
export const shortStep = (date: string, unit: ReportUnit) =>
  unit === 'month' ? month(date) : dayAndMonth(date)

/** Nov 15, 2026; Week of Nov 9, 2026; November 2026 */
export function fullStep(date: string, unit: ReportUnit) {
  if (unit === 'month') return wholeMonth(date)
  return unit === 'week' ? `Week of ${wholeDay(date)}` : wholeDay(date)
}

/** Oct 17, 2026 to Nov 15, 2026 */
export const spanOf = ({ from, to }: Report) => `${wholeDay(from)} to ${wholeDay(to)}`

export const unitOf = ({ period }: Report) => reportPeriods[period].unit

const unfinished = { day: 'Today', week: 'This week', month: 'This month' }

/** 42 applications, most on Nov 3. Today is not over. */
export function seriesInWords(
  { total, series }: Report['contactMessages'],
  unit: ReportUnit,
  noun: string,
) {
  const most = peakOf(series)
  const peak = most ? `, most ${peaks[unit](most.date)}` : ''
  return `${plural(total, noun)}${peak}. ${unfinished[unit]} is not over.`
}

const peaks = {
  day: (date: string) => `on ${dayAndMonth(date)}`,
  week: (date: string) => `in the week of ${dayAndMonth(date)}`,
  month: (date: string) => `in ${wholeMonth(date)}`,
}

/** 42 applications, most for Job Coach. */
export function positionsInWords({ total, byPosition }: Report['applications']) {
  const most = byPosition.length > 1 ? peakOf(byPosition) : undefined
  return `${plural(total, 'application')}${most ? `, most for ${most.title}` : ''}.`
}

/** The one that has more than each other, if there is one. */
function peakOf<T extends { count: number }>(rows: T[]): T | undefined {
  const most = Math.max(...rows.map(({ count }) => count))
  const [first, second] = rows.filter(({ count }) => count === most)
  return second ? undefined : first
}

/** Half of 38 decisions (hired or rejected) came within 4.5 days. */
export function decisionsInWords({ total, medianHours }: Report['decisions']) {
  const time = daysInWords(medianHours ?? 0)
  return total === 1
    ? `1 decision (hired or rejected), within ${time}.`
    : `Half of ${plural(total, 'decision')} (hired or rejected) came within ${time}.`
}

function daysInWords(hours: number) {
  const days = hours / 24
  if (days <= 1) return 'a day'
  // Nobody reads half a day after the tenth.
  return plural(days < 10 ? Math.round(days * 10) / 10 : Math.round(days), 'day')
}

/** Within 3 days; 4 to 7 days; More than 30 days */
export function bandInWords(days: number | null, shorter: number | null | undefined) {
  if (days === null) return `More than ${shorter} days`
  return shorter ? `${shorter + 1} to ${days} days` : `Within ${days} days`
}
