import { eventEndRefused } from '#contract/website/events.ts'
import type { EventRow } from '#server/platform/db/tables/website.ts'
import { badRequest } from '#server/platform/errors.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { dayIn } from '#server/platform/time.ts'

type Times = Pick<EventRow, 'starts_at' | 'ends_at'>

/** An event is over at its end, or without one at the end of its day. */
export function isPast({ starts_at, ends_at }: Times, now: Date): boolean {
  if (ends_at) return ends_at <= now.toISOString()
  return starts_at !== null && toDay(starts_at) < dayIn(providerZone(), now)
}

/** Upcoming events, the soonest first; then those without a date; then past ones, the latest first. */
export function inOrderForVisitors<Row extends Times>(rows: Row[], now: Date): Row[] {
  const dated = rows
    .filter(({ starts_at }) => starts_at !== null)
    .sort((a, b) => (getStart(a) < getStart(b) ? -1 : 1))
  return [
    ...dated.filter((row) => !isPast(row, now)),
    ...rows.filter(({ starts_at }) => starts_at === null),
    ...dated.filter((row) => isPast(row, now)).reverse(),
  ]
}

/** Refuses an end without a start, before it or on another day. */
export function refuseWrongEnd(startsAt: string | undefined, endsAt: string | undefined) {
  if (!endsAt) return
  if (!startsAt) {
    const missing = 'Please enter the date too'
    throw badRequest(missing, { startsAt: missing })
  }
  const isLater = new Date(startsAt) < new Date(endsAt)
  if (isLater && toDay(startsAt) === toDay(endsAt)) return
  throw badRequest(eventEndRefused, { endsAt: eventEndRefused })
}

const getStart = ({ starts_at }: Times) => starts_at ?? ''

const toDay = (time: string) => dayIn(providerZone(), new Date(time))
