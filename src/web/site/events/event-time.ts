import { provider } from '#content/provider.ts'

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: provider.timeZone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/**
 * The start of an event in the provider's time zone. Built from parts, because browsers and the server
 * format spaces and commas differently, and hydration needs the same text.
 */
export function eventTime(startsAt: string) {
  const parts = Object.fromEntries(
    format.formatToParts(new Date(startsAt)).map(({ type, value }) => [type, value]),
  )
  const { weekday, month, day, year, hour, minute, dayPeriod } = parts
  return {
    month: month ?? '',
    day: day ?? '',
    /** Saturday, March 14, 2026, at 10:00 AM */
    text: `${weekday}, ${month} ${day}, ${year}, at ${hour}:${minute} ${dayPeriod}`,
  }
}
