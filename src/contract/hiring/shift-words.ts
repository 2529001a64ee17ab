import { searchable } from '#contract/platform/search.ts'
import { type JobShift, jobShifts } from './jobs.ts'

/** What people call the shifts, in English and Spanish, as `searchable` writes it. */
const shiftWords: Record<JobShift, string> = {
  morning: 'morning mornings day days dayshift first 1st am manana mananas dia matutino',
  second: 'second 2nd evening evenings afternoon afternoons pm tarde tardes segundo',
  overnight:
    'overnight overnights night nights nightshift graveyard third 3rd noche noches nocturno nocturna madrugada',
}

export const shiftOfWord = (word: string) =>
  jobShifts.find((shift) => shiftWords[shift].split(' ').includes(word))

/** The shifts that a question names. */
export function shiftsIn(text: string): JobShift[] {
  const words = searchable(text)
    // "My first job" and "am I too old" name no shift.
    .replace(/\b(?:first|1st|second|2nd|third|3rd)\b(?! shift)|(?<!\d ?)\b[ap]m\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .map(shiftOfWord)
  return jobShifts.filter((shift) => words.includes(shift))
}
