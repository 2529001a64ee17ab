/** Durations in milliseconds, as timers and dates take them: `15 * minutes`. */
export const seconds = 1000
export const minutes = 60 * seconds
export const hours = 60 * minutes
export const days = 24 * hours

/** The time that is this many milliseconds later. */
export const timeAfter = (time: Date, duration: number) => new Date(time.getTime() + duration)

/** The time that is this many milliseconds earlier. */
export const timeBefore = (time: Date, duration: number) => timeAfter(time, -duration)

/** A moment in UTC, as the database has it; null for an empty text. */
export const toUtc = (time: string) => (time === '' ? null : new Date(time).toISOString())

/** The time that is this many months earlier. */
export const monthsBefore = (time: Date, months: number) =>
  new Date(
    time.toTemporalInstant().toZonedDateTimeISO('UTC').subtract({ months }).epochMilliseconds,
  )

// Calendar days are texts such as 2026-11-15, as the database and the API have them.

/** The day it is in a time zone. */
export const dayIn = (timeZone: string, now: Date): string =>
  now.toTemporalInstant().toZonedDateTimeISO(timeZone).toPlainDate().toString()

/** Nov 15, 2026 */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' }).format(new Date(day))

/** The first moment of a day in a time zone, which is not midnight everywhere. */
export const startOfDay = (timeZone: string, day: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds)

/** The next moment after `now` when clocks in a time zone show a time such as 02:30. */
export function nextTimeOfDay(timeZone: string, time: string, now: Date): Date {
  const here = now.toTemporalInstant().toZonedDateTimeISO(timeZone)
  const today = here.withPlainTime(time)
  const isPast = Temporal.ZonedDateTime.compare(today, here) <= 0
  const next = isPast ? here.add({ days: 1 }).withPlainTime(time) : today
  return new Date(next.epochMilliseconds)
}

/** The day that is this many days later, or earlier when negative. */
export const shiftDay = (day: string, by: number): string =>
  Temporal.PlainDate.from(day).add({ days: by }).toString()

/** The same day this many years later, or earlier when negative. February 29 becomes February 28. */
export const shiftYears = (day: string, by: number): string =>
  Temporal.PlainDate.from(day).add({ years: by }).toString()

/** The Monday of the week that a day is in. */
export function startOfWeek(day: string): string {
  const date = Temporal.PlainDate.from(day)
  return date.subtract({ days: date.dayOfWeek - 1 }).toString()
}

export const firstOfMonth = (day: string): string =>
  Temporal.PlainDate.from(day).with({ day: 1 }).toString()

/** 2026-11-15 09:05, which people can read and spreadsheets can sort. */
export const clockTimeIn = (timeZone: string, iso: string): string =>
  Temporal.Instant.from(iso)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ')

/** The moment when clocks in one time zone show what those in another showed at this moment. */
export const sameClockTime = (iso: string, from: string, to: string): string =>
  new Date(
    Temporal.Instant.from(iso).toZonedDateTimeISO(from).toPlainDateTime().toZonedDateTime(to)
      .epochMilliseconds,
  ).toISOString()
