import type { EventContent } from '#content/events.ts'
import { zoneName } from '#contract/platform/time-zone.ts'
import { repeatsInWords } from '#contract/website/event-repeats.ts'
import { useSiteDetails } from '../site-details.ts'
import { useFormatted } from '../use-formatted.ts'

/** When an event is, as texts; null for one without a date. */
export function useEventTime(event: EventContent) {
  const { timeZone } = useSiteDetails()
  const { startsAt = '', endsAt = '', repeats = '', firstStartsAt = '', repeatsUntil = '' } = event
  const zone = event.timeZone ?? timeZone
  return useFormatted(
    ['event', startsAt, endsAt, zone, repeats, firstStartsAt, repeatsUntil],
    () => (startsAt ? eventTime(event, zone) : null),
  )
}

/**
 * Built from parts, because browsers and the server format spaces and commas differently, and hydration needs the
 * same text.
 */
export function eventTime(event: EventContent, timeZone: string) {
  const { startsAt = '', endsAt, repeats, firstStartsAt, repeatsUntil } = event
  const { weekday, month, day, year, clock } = parseTime(timeZone, startsAt)
  const date = `${weekday}, ${month} ${day}, ${year}`
  const first = parseTime(timeZone, firstStartsAt ?? startsAt)
  const last = repeatsUntil && parseTime('UTC', `${repeatsUntil}T12:00:00Z`)
  return {
    weekday,
    month,
    day,
    year,
    clock,
    /** Saturday, March 14, 2026 */
    date,
    /** Saturday, March 14, 2026, at 10:00 AM, or …, from 10:00 AM to 12:30 PM */
    text: endsAt
      ? `${date}, from ${clock} to ${parseTime(timeZone, endsAt).clock}`
      : `${date}, at ${clock}`,
    /** Shown with every time, because Tennessee is in two time zones. */
    zone: zoneName(timeZone),
    /** Every Saturday until May 8, 2027 */
    repeats: repeats
      ? `${repeatsInWords(repeats, first.weekday, Number(first.day))}${last ? ` until ${last.month} ${last.day}, ${last.year}` : ''}`
      : '',
  }
}

function parseTime(timeZone: string, time: string) {
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
  // The space keeps "8:30 PM" on one line.
  return { weekday, month, day, year, clock: `${hour}:${minute}\u00a0${dayPeriod}` }
}
