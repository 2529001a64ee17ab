import type { FirstDayForm } from '#contract/hiring/first-day.ts'
import { dayInWords } from '#server/platform/time.ts'

/** done on Nov 3, 2026, expires on Nov 2, 2028: Seen at the office */
export function itemInWords({ doneOn, expiresOn, note }: FirstDayForm) {
  const days = [
    doneOn ? `done on ${dayInWords(doneOn)}` : 'not done',
    expiresOn && `expires on ${dayInWords(expiresOn)}`,
  ]
  return [days.filter(Boolean).join(', '), note].filter(Boolean).join(': ')
}
