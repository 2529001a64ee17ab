import { eventEndRefused, eventLastDayRefused } from '#contract/website/events.ts'
import type { EventRow } from '#server/platform/db/tables/website.ts'
import { badRequest } from '#server/platform/errors.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { currentOccurrence, type Occurrence, type Series } from '#server/platform/repeats.ts'
import { dayIn } from '#server/platform/time.ts'

type Times = Pick<EventRow, 'starts_at' | 'ends_at' | 'time_zone' | 'repeats' | 'repeats_until'>

const zoneOf = ({ time_zone }: Pick<EventRow, 'time_zone'>) => time_zone || providerZone()

/** The times of an event that has a date. */
export function toSeries(row: Times): Series | undefined {
  const { starts_at: startsAt, ends_at: endsAt, repeats, repeats_until: until } = row
  return startsAt === null ? undefined : { startsAt, endsAt, timeZone: zoneOf(row), repeats, until }
}

/** When it is next, or was last. An event is over at its end, or without one at the end of its day. */
export function timesAt(row: Times, now: Date): (Occurrence & { past: boolean }) | undefined {
  const series = toSeries(row)
  if (!series) return undefined
  const occurrence = currentOccurrence(series, now)
  return { ...occurrence, past: occurrence.overAt <= now.toISOString() }
}

/** Upcoming events, the soonest first; then those without a date; then past ones, the latest first. */
export function inOrderForVisitors<Row extends Times>(rows: Row[], now: Date): Row[] {
  const timed = rows.map((row) => ({ row, times: timesAt(row, now) }))
  const dated = timed
    .flatMap(({ row, times }) => (times ? [{ row, ...times }] : []))
    .sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
  return [
    ...dated.filter(({ past }) => !past),
    ...timed.filter(({ times }) => !times),
    ...dated.filter(({ past }) => past).reverse(),
  ].map(({ row }) => row)
}

const dateMissing = 'Please enter the date too'

type TypedTimes = {
  startsAt?: string | undefined
  endsAt?: string | undefined
  timeZone?: string | undefined
  repeats?: string | undefined
  repeatsUntil?: string | undefined
}

/** Refuses an end without a start, before it or on another day, and days that cannot be. */
export function refuseWrongTimes(times: TypedTimes) {
  const { startsAt, endsAt, timeZone, repeats, repeatsUntil } = times
  if (!startsAt) {
    if (endsAt || repeats) throw badRequest(dateMissing, { startsAt: dateMissing })
    return
  }
  const toDay = (time: string) => dayIn(timeZone || providerZone(), new Date(time))
  const endIsRight =
    !endsAt || (new Date(startsAt) < new Date(endsAt) && toDay(startsAt) === toDay(endsAt))
  if (!endIsRight) throw badRequest(eventEndRefused, { endsAt: eventEndRefused })
  if (repeats && repeatsUntil && repeatsUntil < toDay(startsAt)) {
    throw badRequest(eventLastDayRefused, { repeatsUntil: eventLastDayRefused })
  }
}
