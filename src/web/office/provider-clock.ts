import { provider } from '#content/provider.ts'

const { timeZone } = provider
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The name of the provider's time zone, shown because staff may be in another one: Central Time. */
export const timeZoneName =
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/** An instant as date and time in the provider's time zone, in the format of form fields. */
export function toProviderTime(iso: string): { date: string; time: string } {
  const parts = Object.fromEntries(
    clock.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  )
  const { year, month, day, hour, minute } = parts
  return { date: `${year?.padStart(4, '0')}-${month}-${day}`, time: `${hour}:${minute}` }
}

/** The instant of a date and time at the provider. A time that spring skips becomes the hour after it. */
export function fromProviderTime(date: string, time: string): string {
  const wanted = Date.parse(`${date}T${time}Z`)
  // The offset depends on the result, so the first guess may be wrong near a clock change.
  const guess = wanted - offsetAt(wanted)
  return new Date(wanted - offsetAt(guess)).toISOString()
}

function offsetAt(moment: number) {
  const { date, time } = toProviderTime(new Date(moment).toISOString())
  return Date.parse(`${date}T${time}Z`) - Math.floor(moment / 60_000) * 60_000
}
