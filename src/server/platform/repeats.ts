import type { EventRepeats } from '#contract/website/events.ts'
import { timeBefore } from './time.ts'

/** Something that is once, or again and again at the same time of the day. Times are in UTC. */
export type Series = {
  startsAt: string
  /** On the day of the start. */
  endsAt: string | null
  timeZone: string
  repeats: EventRepeats
  /** The last day on which it can be. */
  until: string | null
}

export type Occurrence = {
  startsAt: string
  endsAt: string | null
  /** At its end, or without one at the end of its day. */
  overAt: string
}

/** The first time that is not over yet, or else the last one. */
export function currentOccurrence(series: Series, now: Date): Occurrence {
  const { startsAt, timeZone, repeats, until } = series
  const first = Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone).toPlainDate()
  if (repeats === '') return occurrenceOn(series, first)
  const today = now.toTemporalInstant().toZonedDateTimeISO(timeZone).toPlainDate()
  const near = until && Temporal.PlainDate.compare(until, today) < 0 ? until : today
  // One too few is right for what is later in its month, or began yesterday.
  let count = Math.max(0, countBetween(first, Temporal.PlainDate.from(near), repeats) - 1)
  let current = occurrenceOn(series, dayOf(first, repeats, count))
  for (;;) {
    count += 1
    const day = dayOf(first, repeats, count)
    const ended = until !== null && Temporal.PlainDate.compare(day, until) > 0
    if (ended || current.overAt > now.toISOString()) return current
    current = occurrenceOn(series, day)
  }
}

/** How calendars write it (RFC 5545), such as FREQ=WEEKLY;BYDAY=FR; empty for once. */
export function toRule({ startsAt, timeZone, repeats, until }: Series): string {
  if (repeats === '') return ''
  const day = Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone).toPlainDate()
  const weekday = weekdays[day.dayOfWeek - 1]
  const rule = {
    weekly: `FREQ=WEEKLY;BYDAY=${weekday}`,
    'two-weeks': `FREQ=WEEKLY;INTERVAL=2;BYDAY=${weekday}`,
    monthly: `FREQ=MONTHLY;BYDAY=${weekOf(day)}${weekday}`,
  }[repeats]
  if (until === null) return rule
  const end = timeBefore(new Date(endOfDay(Temporal.PlainDate.from(until), timeZone)), 1)
  return `${rule};UNTIL=${end.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** The week of its month that a day is in. Not every month has a fifth, so that is the last one, -1. */
const weekOf = ({ day }: Temporal.PlainDate) => (day > 28 ? -1 : Math.ceil(day / 7))

function countBetween(first: Temporal.PlainDate, day: Temporal.PlainDate, repeats: EventRepeats) {
  if (repeats === 'monthly') return (day.year - first.year) * 12 + day.month - first.month
  return Math.floor(first.until(day).days / (repeats === 'weekly' ? 7 : 14))
}

function dayOf(first: Temporal.PlainDate, repeats: EventRepeats, count: number) {
  if (repeats !== 'monthly') return first.add({ weeks: repeats === 'weekly' ? count : 2 * count })
  const month = first.toPlainYearMonth().add({ months: count })
  const earliest = month.toPlainDate({ day: 1 })
  const day = 1 + ((first.dayOfWeek - earliest.dayOfWeek + 7) % 7)
  const week = weekOf(first)
  const weeks = week > 0 ? week - 1 : Math.floor((month.daysInMonth - day) / 7)
  return month.toPlainDate({ day: day + 7 * weeks })
}

function occurrenceOn(series: Series, day: Temporal.PlainDate): Occurrence {
  const { timeZone } = series
  const at = (time: string) =>
    toText(
      day.toZonedDateTime({
        timeZone,
        plainTime: Temporal.Instant.from(time).toZonedDateTimeISO(timeZone).toPlainTime(),
      }),
    )
  const endsAt = series.endsAt && at(series.endsAt)
  return { startsAt: at(series.startsAt), endsAt, overAt: endsAt ?? endOfDay(day, timeZone) }
}

const endOfDay = (day: Temporal.PlainDate, timeZone: string) =>
  toText(day.add({ days: 1 }).toZonedDateTime(timeZone))

const toText = (time: Temporal.ZonedDateTime) => new Date(time.epochMilliseconds).toISOString()
