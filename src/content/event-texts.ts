import { repeatsInWords } from '#contract/website/event-repeats.ts'
import type { EventRepeats } from '#contract/website/events.ts'

/** The words of the events section and of what is said about an event. */
export const eventTexts = {
  title: 'Events: come and join in',
  lead: 'Our events are open to people we support, families, staff and neighbors.',
  label: 'Events',
  event: 'event',
  place: (number: number, count: number) => `Event ${number} of ${count}`,
  past: 'Past event',
  loading: 'Loading events...',
  failed: 'Failed to load events',
  samples: 'Below is a sample of what we do.',
  none: 'No events available at the moment. Check back soon!',
  /** Before the phone number. */
  call: 'Want to know when the next one is? Call us at',
  byMonth: 'All events by month',
  calendar: 'Add to calendar',
  directions: 'Directions',
  ask: 'Ask about this',
}

/** The parts of a date or a time, in words. */
type TimeParts = Record<'weekday' | 'month' | 'day' | 'year' | 'clock', string>

/** When an event is. */
export const eventTimes = {
  date: ({ weekday, month, day, year }: TimeParts) => `${weekday}, ${month} ${day}, ${year}`,
  at: (date: string, clock: string) => `${date}, at ${clock}`,
  fromTo: (date: string, from: string, to: string) => `${date}, from ${from} to ${to}`,
  // Called when it is shown: the contract may be loaded later.
  repeats: (repeats: EventRepeats, weekday: string, day: number) =>
    repeatsInWords(repeats, weekday, day),
  until: ({ month, day, year }: TimeParts) => ` until ${month} ${day}, ${year}`,
}
