const formats = new Map<string, Intl.DateTimeFormat>()

/** The day it is in a time zone, as 2026-11-15. */
export function dayIn(timeZone: string, now: Date): string {
  let format = formats.get(timeZone)
  if (!format) {
    // Canada writes dates as ISO 8601 does.
    format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
    formats.set(timeZone, format)
  }
  return format.format(now)
}
