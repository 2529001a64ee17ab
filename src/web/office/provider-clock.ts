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

/** What the provider's clock is called, as Central Time: staff may sit under another one. */
export const timeZoneName =
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/** A moment as the provider's clock shows it, in the shape of date and time fields. */
export function toProviderTime(iso: string): { date: string; time: string } {
  const parts = Object.fromEntries(
    clock.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  )
  const { year, month, day, hour, minute } = parts
  return { date: `${year?.padStart(4, '0')}-${month}-${day}`, time: `${hour}:${minute}` }
}

/** The moment when the provider's clock shows this. An hour that the clock skips in spring is the one after it. */
export function fromProviderTime(date: string, time: string): string {
  const wanted = Date.parse(`${date}T${time}Z`)
  // The offset depends on the moment that is looked for; near a change the first guess may be off.
  const guess = wanted - offsetAt(wanted)
  return new Date(wanted - offsetAt(guess)).toISOString()
}

function offsetAt(moment: number) {
  const { date, time } = toProviderTime(new Date(moment).toISOString())
  return Date.parse(`${date}T${time}Z`) - Math.floor(moment / 60_000) * 60_000
}
