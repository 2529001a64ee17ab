import { eventTimes } from '#content/event-texts.ts'
import type { EventContent } from '#content/events.ts'
import { locale } from '#content/language.ts'
import { zoneName } from '#contract/platform/time-zone.ts'
import { useSiteDetails } from '../site-details.ts'
import { useFormatted } from '../use-formatted.ts'

/** When an event is, as texts; null for one without a date. */
export function useEventTime(event: EventContent) {
  const { timeZone } = useSiteDetails()
  const { startsAt = '', endsAt = '', repeats = '', firstStartsAt = '', repeatsUntil = '' } = event
  const zone = event.timeZone ?? timeZone
  return useFormatted(
    ['event', startsAt, endsAt, zone, repeats, firstStartsAt, repeatsUntil],
    () => (startsAt ? shownTime(event, zone) : null),
  )
}

/** What a card shows of it. The texts come with the page, so it has no others. */
function shownTime(event: EventContent, timeZone: string) {
  const { month, day, date, text, zone, repeats } = eventTime(event, timeZone)
  return { month, day, date, text, zone, repeats }
}

/**
 * Built from parts, because browsers and the server format spaces and commas differently, and hydration needs the
 * same text.
 */
export function eventTime(event: EventContent, timeZone: string) {
  const { startsAt = '', endsAt, repeats, firstStartsAt, repeatsUntil } = event
  const start = parseTime(timeZone, startsAt)
  const { clock } = start
  const date = eventTimes.date(start)
  const first = parseTime(timeZone, firstStartsAt ?? startsAt)
  const last = repeatsUntil && parseTime('UTC', `${repeatsUntil}T12:00:00Z`)
  return {
    ...start,
    /** Saturday, March 14, 2026 */
    date,
    /** Saturday, March 14, 2026, at 10:00 AM, or …, from 10:00 AM to 12:30 PM */
    text: endsAt
      ? eventTimes.fromTo(date, clock, parseTime(timeZone, endsAt).clock)
      : eventTimes.at(date, clock),
    /** Shown with every time, because Tennessee is in two time zones. */
    zone: zoneName(timeZone, locale),
    /** Every Saturday until May 8, 2027 */
    repeats: repeats
      ? eventTimes.repeats(repeats, first.weekday, Number(first.day)) +
        (last ? eventTimes.until(last) : '')
      : '',
  }
}

function parseTime(timeZone: string, time: string) {
  const format = new Intl.DateTimeFormat(locale, {
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
