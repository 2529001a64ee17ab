import type { EventRepeats } from './events.ts'

const weeks = ['first', 'second', 'third', 'fourth', 'last']

/** "Every Friday". The weekday and the day of the month are those of the first time. */
export function repeatsInWords(repeats: EventRepeats, weekday: string, day: number): string {
  if (repeats === 'weekly') return `Every ${weekday}`
  if (repeats === 'two-weeks') return `Every other ${weekday}`
  if (repeats === '') return ''
  return `The ${weeks[Math.ceil(day / 7) - 1]} ${weekday} of every month`
}
