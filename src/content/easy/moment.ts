/** A day and a time of day, as they are where the provider or the event is. */
export type Moment = { day: number; hour: number; minute: number }

export function momentIn(timeZone: string, moment: string): Moment {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(new Date(moment))
  const number = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return { day: number('day'), hour: number('hour'), minute: number('minute') }
}
