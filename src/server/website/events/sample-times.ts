import type { SampleTime } from '#content/events.ts'
import { provider } from '#content/provider.ts'

/** When a sample event starts and ends, after `now`. */
export function sampleTimes({ weekday, afterDays, month, from, to }: SampleTime, now: Date) {
  const { timeZone } = provider
  const today = now.toTemporalInstant().toZonedDateTimeISO(timeZone).toPlainDate()
  const earliest = inMonth(today.add({ days: afterDays }), month)
  const day = earliest.add({ days: (weekday - earliest.dayOfWeek + 7) % 7 })
  const at = (time: string) =>
    new Date(day.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds).toISOString()
  return { startsAt: at(from), endsAt: at(to) }
}

/** The day itself if it is in the month, otherwise the first day of the next such month. */
function inMonth(day: Temporal.PlainDate, month = day.month) {
  if (day.month === month) return day
  return day.with({ month, day: 1 }).add({ years: day.month < month ? 0 : 1 })
}
