import type { EventForm } from '#contract/website/events.ts'
import { formatDateTime, formatTime } from '#web/office/platform/format.ts'
import { fromProviderTime } from '#web/office/platform/provider-clock.ts'

/** The moments to send; empty for none. */
export function toEventTimes({
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
