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

/** The first moment of a day in a time zone. Clocks everywhere differ by quarters of an hour. */
export function startOfDay(timeZone: string, day: string): Date {
  const at = new Date(Date.parse(day) - 14 * hour)
  while (dayIn(timeZone, at) < day) at.setTime(at.getTime() + hour / 4)
  return at
}

// A day without its time zone is counted in UTC, where every day has 24 hours.

/** Another day, so many later or, below zero, before. */
export const shiftDay = (day: string, by: number) =>
  new Date(Date.parse(day) + by * 24 * hour).toISOString().slice(0, 10)

/** The day that the week of a day begins with. */
export const mondayOf = (day: string) => shiftDay(day, -((new Date(day).getUTCDay() + 6) % 7))

/** The day that the month of a day begins with. */
export const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`

const hour = 60 * 60 * 1000
