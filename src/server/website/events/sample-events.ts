import { builtInEvents as inSpanish } from '#content/es/events.ts'
import { samplePlans as spanishPlans } from '#content/es/sample-events.ts'
import { builtInEvents } from '#content/events.ts'
import { type SampleTime, samplePlans } from '#content/sample-events.ts'
import type { CareEvent } from '#contract/website/events.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { drawing } from '#server/platform/files/pictures.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { minutes, timeBefore } from '#server/platform/time.ts'
import { createEvent } from './events.queries.ts'

/** They are listed newest first, so they are a minute apart to keep the order they have here. */
export async function addSampleEvents(db: Db, now: Date) {
  const added: CareEvent[] = []
  for (const [index, { image, picture, ...event }] of builtInEvents.entries()) {
    const { when, ...plan }: Partial<(typeof samplePlans)[number]> = samplePlans[index] ?? {}
    const shown = {
      ...event,
      ...plan,
      ...(when && sampleTimes(when, now, plan.timeZone)),
      picture: image && picture && drawing(image.path, picture),
    }
    added.push(await createEvent(db, shown, timeBefore(now, index * minutes)))
  }
  return added
}

/** They are in the same order. */
export const spanishEvents = inSpanish.map((event, index) => ({ ...event, ...spanishPlans[index] }))

/** When a sample event starts and ends, after `now`. */
export function sampleTimes(
  { weekday, afterDays, month, from, to }: SampleTime,
  now: Date,
  timeZone = providerZone(),
) {
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
