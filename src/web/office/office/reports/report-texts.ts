import { applicationStages } from '#contract/hiring/application-status.ts'
import {
  type ApplicationReport,
  type FirstLookReport,
  type JobReport,
  type LossReport,
  type MessageReport,
  type Report,
  type ReportUnit,
  reportPeriods,
  type TimesTaken,
} from '#contract/office/reports.ts'
import { stageLabels } from '#web/office/hiring/applications/stages.ts'
import { plural } from '#web/office/platform/format.ts'
import { formatCalendarDate } from '#web/ui/calendar-date.ts'

export type DataPoint = MessageReport['series'][number]

const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  // The date has no time zone, so the browser's own must not shift it.
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })
  return (day: string) => formatter.format(new Date(day))
}
const dayAndMonth = dateFormat({ month: 'short', day: 'numeric' })
const month = dateFormat({ month: 'short' })
const wholeMonth = dateFormat({ month: 'long', year: 'numeric' })

/** Nov 9, or Nov for a month */
export const shortLabel = (date: string, unit: ReportUnit) =>
  unit === 'month' ? month(date) : dayAndMonth(date)

/** Nov 15, 2026; Week of Nov 9, 2026; November 2026 */
export function fullLabel(date: string, unit: ReportUnit) {
  if (unit === 'month') return wholeMonth(date)
  return unit === 'week' ? `Week of ${formatCalendarDate(date)}` : formatCalendarDate(date)
}

/** Oct 17, 2026 to Nov 15, 2026 */
export const formatDateRange = ({ from, to }: Report) =>
  `${formatCalendarDate(from)} to ${formatCalendarDate(to)}`

export const getUnit = ({ period }: Report) => reportPeriods[period].unit

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

/** 42 applications, most for Job Coach, Knoxville, TN. */
export function describeJobs({ total, byJob }: ApplicationReport) {
  const jobs = byJob.map((job) => ({ name: nameOfJob(job), count: job.total }))
  const busiest = jobs.length > 1 ? findPeak(jobs) : undefined
  return `${plural(total, 'application')}${busiest ? `, most for ${busiest.name}` : ''}.`
}

/** With the place, because several jobs may have the same title. */
export const nameOfJob = ({ title, location }: JobReport) =>
  location === null ? `${title} (deleted)` : `${title}, ${location}`

/** 3 new, 2 reviewed, 1 hired */
export const describeStages = ({ byStage }: JobReport) =>
  applicationStages
    .filter((stage) => byStage[stage] > 0)
    .map((stage) => `${byStage[stage].toLocaleString('en-US')} ${stageLabels[stage].toLowerCase()}`)
    .join(', ')

/** 14 people were rejected or withdrew, most at the stage Reviewed. */
export function describeLosses(losses: LossReport) {
  const rows = losses.map(({ stage, rejected, withdrawn }) => ({
    stage,
    count: rejected + withdrawn,
  }))
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  const most = total > 1 ? findPeak(rows) : undefined
  const people = total === 1 ? '1 person was' : `${total.toLocaleString('en-US')} people were`
  return `${people} rejected or withdrew${most ? `, most at the stage ${stageLabels[most.stage]}` : ''}.`
}

/** The row with the highest count, unless several share it. */
function findPeak<T extends { count: number }>(rows: T[]): T | undefined {
  const highest = Math.max(...rows.map(({ count }) => count))
  const [first, second] = rows.filter(({ count }) => count === highest)
  return second ? undefined : first
}

/** Half of 38 decisions (hired or rejected) came within 4.5 days. */
export function describeDecisions({ total, medianHours }: TimesTaken) {
  const time = formatDays(medianHours ?? 0)
  return total === 1
    ? `1 decision (hired or rejected), within ${time}.`
    : `Half of ${plural(total, 'decision')} (hired or rejected) came within ${time}.`
}

/** Half of 38 first looks came within 4.5 days. 3 applications have not been looked at yet. */
export function describeFirstLooks({ total, medianHours, waiting }: FirstLookReport) {
  const time = formatDays(medianHours ?? 0)
  const looks =
    total === 1
      ? `1 first look, within ${time}.`
      : `Half of ${plural(total, 'first look')} came within ${time}.`
  if (waiting === 0) return looks
  return `${looks} ${plural(waiting, 'application')} ${waiting === 1 ? 'has' : 'have'} not been looked at yet.`
}

/** Half of 12 first calls came within 1.5 days. */
export function describeFirstCalls({ total, medianHours }: TimesTaken) {
  const time = formatDays(medianHours ?? 0)
  return total === 1
    ? `1 first call, within ${time}.`
    : `Half of ${plural(total, 'first call')} came within ${time}.`
}

function formatDays(hours: number) {
  const days = hours / 24
  if (days <= 1) return 'a day'
  // Half a day makes no difference above ten days.
  return plural(days < 10 ? Math.round(days * 10) / 10 : Math.round(days), 'day')
}

/** Within 3 days; 4 to 7 days; More than 30 days; Within a day */
export function bandLabel(days: number | null, shorter: number | null | undefined) {
  if (days === null) return `More than ${shorter} days`
  if (shorter) return `${shorter + 1} to ${days} days`
  return days === 1 ? 'Within a day' : `Within ${days} days`
}
