import type { EventRepeats } from '#contract/website/events.ts'

/**
 * When a sample event is: on the first such weekday (Monday is 1) after some days, in a season's month if one
 * is given.
 */
export type SampleTime = {
  weekday: number
  afterDays: number
  month?: number
  from: string
  to: string
}

/** When and where the built-in events are as samples, in their order. */
export const samplePlans: {
  when: SampleTime
  place: string
  timeZone?: string
  repeats?: EventRepeats
}[] = [
  {
    when: { weekday: 6, afterDays: 3, month: 4, from: '10:00', to: '13:00' },
    place: 'Our office, 214 Poplar Grove Lane, Murfreesboro, TN',
  },
  {
    when: { weekday: 5, afterDays: 2, from: '18:00', to: '20:30' },
    place: 'Murfreesboro, TN',
    repeats: 'weekly',
  },
  {
    when: { weekday: 4, afterDays: 13, from: '18:30', to: '21:00' },
    place: 'Our office, 214 Poplar Grove Lane, Murfreesboro, TN',
  },
  { when: { weekday: 4, afterDays: 23, from: '17:00', to: '19:30' }, place: 'Cookeville, TN' },
  {
    when: { weekday: 6, afterDays: 7, from: '09:30', to: '11:00' },
    place: 'Knoxville, TN',
    timeZone: 'America/New_York',
    repeats: 'monthly',
  },
  { when: { weekday: 3, afterDays: 8, from: '16:00', to: '18:30' }, place: 'Nashville, TN' },
  { when: { weekday: 6, afterDays: 16, from: '08:00', to: '11:30' }, place: 'Murfreesboro, TN' },
  {
    when: { weekday: 6, afterDays: 3, month: 12, from: '16:30', to: '19:00' },
    place: 'Our office, 214 Poplar Grove Lane, Murfreesboro, TN',
  },
]
