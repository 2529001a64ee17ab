import { provider } from '#content/provider.ts'
import { zoneName } from '#contract/platform/time-zone.ts'

const { timeZone } = provider

/**
 * When an event is, in the provider's time zone. Built from parts, because browsers and the server
 * format spaces and commas differently, and hydration needs the same text.
 */
export function eventTime(startsAt: string, endsAt?: string) {
  const { weekday, month, day, year, clock } = parseTime(startsAt)
  const date = `${weekday}, ${month} ${day}, ${year}`
  return {
    month,
    day,
    /** Saturday, March 14, 2026 */
    date,
    /** Saturday, March 14, 2026, at 10:00 AM, or …, from 10:00 AM to 12:30 PM */
    text: endsAt ? `${date}, from ${clock} to ${parseTime(endsAt).clock}` : `${date}, at ${clock}`,
    /** Shown with every time, because Tennessee is in two time zones. */
    zone: zoneName(timeZone),
  }
}

function parseTime(time: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  const parts = Object.fromEntries(
    format.formatToParts(new Date(time)).map(({ type, value }) => [type, value]),
  )
  const { weekday = '', month = '', day = '', year = '', hour, minute, dayPeriod } = parts
  return { weekday, month, day, year, clock: `${hour}:${minute} ${dayPeriod}` }
}
