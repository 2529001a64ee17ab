import type { EventForm } from '#contract/events.ts'
import { formatDateTime, formatTime } from '../format.ts'
import { fromProviderTime } from '../provider-clock.ts'

/** The moments to send; empty for none. */
export function eventTimesOf({
  date,
  time,
  endTime,
}: Pick<EventForm, 'date' | 'time' | 'endTime'>) {
  return {
    startsAt: date && fromProviderTime(date, time),
    endsAt: date && endTime && fromProviderTime(date, endTime),
  }
}

/** Nov 15, 2026, 9:05 AM, or Nov 15, 2026, 9:05 AM to 11:00 AM */
export const formatEventTime = (startsAt: string, endsAt?: string) =>
  [formatDateTime(startsAt), endsAt && formatTime(endsAt)].filter(Boolean).join(' to ')
