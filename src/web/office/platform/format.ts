import type { Language } from '#contract/platform/language.ts'
import { dayAndTimeIn } from '#contract/platform/time-zone.ts'
import { providerZone } from './provider.ts'

/** Makes a formatter once for each time zone, which is costly. */
function inProviderZone(options: Intl.DateTimeFormatOptions) {
  let made: { timeZone: string; format: Intl.DateTimeFormat } | undefined
  return (at: Date) => {
    const timeZone = providerZone()
    if (made?.timeZone !== timeZone) {
      made = {
        timeZone,
        format: new Intl.DateTimeFormat('en-US', { ...options, timeZone }),
      }
    }
    return made.format.format(at)
  }
}

const date = inProviderZone({ dateStyle: 'medium' })
const time = inProviderZone({ timeStyle: 'short' })
const dateTime = inProviderZone({ dateStyle: 'medium', timeStyle: 'short' })
const day = inProviderZone({ weekday: 'long', month: 'long', day: 'numeric' })
const fullDay = inProviderZone({ dateStyle: 'full' })

/** Nov 15, 2026 */
export const formatDate = (iso: string) => date(new Date(iso))

/** A day of the calendar, such as 2026-11-15: Nov 15, 2026 */
export const formatCalendarDay = (day: string) => formatDate(`${day}T12:00:00Z`)

/** 9:05 AM */
export const formatTime = (iso: string) => time(new Date(iso))

/** Nov 15, 2026, 9:05 AM */
export const formatDateTime = (iso: string) => dateTime(new Date(iso))

/** Sunday, November 15 */
export const formatDay = (at: Date) => day(at)

/** Sunday, November 15, 2026 */
export const formatFullDay = (iso: string) => fullDay(new Date(iso))

/** Sunday, November 15, 2026 at 9:05 AM, as mails say it. */
export const formatFullDayAndTime = (iso: string, language: Language = 'en') =>
  dayAndTimeIn(providerZone(), iso, language)

/** Today, 9:05 AM, or Nov 15, 2026 */
export const formatTodayOrDate = (iso: string, today = new Date()) =>
  formatDate(iso) === date(today) ? `Today, ${formatTime(iso)}` : formatDate(iso)

/** at 9:05 AM, or on Nov 15, 2026, 9:05 AM */
export const formatWhen = (iso: string, today = new Date()) =>
  formatDate(iso) === date(today) ? `at ${formatTime(iso)}` : `on ${formatDateTime(iso)}`

/** 500 events, or 12 of 500 events when only these were found */
export const countFound = (found: number, all: number, noun: string) =>
  found === all ? plural(all, noun) : `${found.toLocaleString('en-US')} of ${plural(all, noun)}`

const hour = 3_600_000

/** less than an hour ago, 5 hours ago, 3 days ago */
export function formatAgo(iso: string, now: Date) {
  const hours = Math.floor((now.getTime() - Date.parse(iso)) / hour)
  if (hours < 1) return 'less than an hour ago'
  return `${hours < 48 ? plural(hours, 'hour') : plural(Math.floor(hours / 24), 'day')} ago`
}

/** 1 slide, 2 slides */
export const plural = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
