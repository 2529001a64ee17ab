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

/** When and where the built-in events are as samples, and their texts in Easy Read, in their order. */
export const samplePlans: {
  when: SampleTime
  place: string
  timeZone?: string
  repeats?: EventRepeats
  easyText: string
}[] = [
  {
    when: { weekday: 6, afterDays: 3, month: 4, from: '10:00', to: '13:00' },
    place: 'Our office, 214 Poplar Grove Lane, Murfreesboro, TN',
    easyText: 'We plant vegetables together.',
  },
  {
    when: { weekday: 5, afterDays: 2, from: '18:00', to: '20:30' },
    place: 'Murfreesboro, TN',
    repeats: 'weekly',
    easyText: 'We go bowling, and shoes are free.',
  },
  {
    when: { weekday: 4, afterDays: 13, from: '18:30', to: '21:00' },
    place: 'Our office, 214 Poplar Grove Lane, Murfreesboro, TN',
    easyText: 'We play and hear music together.',
  },
  {
    when: { weekday: 4, afterDays: 23, from: '17:00', to: '19:30' },
    place: 'Cookeville, TN',
    easyText: 'You can see paintings and meet the artists.',
  },
  {
    when: { weekday: 6, afterDays: 7, from: '09:30', to: '11:00' },
    place: 'Knoxville, TN',
    timeZone: 'America/New_York',
    repeats: 'monthly',
    easyText: 'We go for a slow walk, with wheelchairs too.',
  },
  {
    when: { weekday: 3, afterDays: 8, from: '16:00', to: '18:30' },
    place: 'Nashville, TN',
    easyText: 'You can see one of our homes.',
  },
  {
    when: { weekday: 6, afterDays: 16, from: '08:00', to: '11:30' },
    place: 'Murfreesboro, TN',
    easyText: 'We sell pie and cake.',
  },
  {
    when: { weekday: 6, afterDays: 3, month: 12, from: '16:30', to: '19:00' },
    place: 'Our office, 214 Poplar Grove Lane, Murfreesboro, TN',
    easyText: 'We eat supper together.',
  },
]
