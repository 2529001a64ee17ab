import { Temporal } from 'temporal-polyfill'
import { zoneName } from '#contract/platform/time-zone.ts'
import { providerZone } from './provider.ts'

/** The name of the provider's time zone, shown because staff may be in another one: Central Time. */
export const timeZoneName = () => zoneName(providerZone())

/** An instant as date and time in the provider's or another time zone, in the format of form fields. */
export function toProviderTime(
  iso: string,
  timeZone = providerZone(),
): { date: string; time: string } {
  const local = Temporal.Instant.from(iso).toZonedDateTimeISO(timeZone)
  return {
    date: local.toPlainDate().toString(),
    time: local.toPlainTime().toString({ smallestUnit: 'minute' }),
  }
}

/** The day it is at the provider, or will be in some days. */
export const providerToday = (daysLater = 0) =>
  Temporal.Instant.fromEpochMilliseconds(Date.now())
    .toZonedDateTimeISO(providerZone())
    .add({ days: daysLater })
    .toPlainDate()
    .toString()

/** The instant of a date and time at the provider, or in another time zone. A time that spring skips becomes the hour after it. */
export function fromProviderTime(date: string, time: string, timeZone = providerZone()): string {
  const local = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone)
  return new Date(local.epochMilliseconds).toISOString()
}
