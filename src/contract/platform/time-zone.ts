import type { Language } from './language.ts'

/** Central Time */
export function zoneName(timeZone: string, locale = 'en-US'): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** Whether clocks can be set to it: a name such as America/Chicago, not a distance from UTC. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}

/** Friday, November 20, 2026 at 10:00 AM; in Spanish viernes, 20 de noviembre de 2026, 10:00 a.m. */
export const dayAndTimeIn = (timeZone: string, iso: string, language: Language = 'en'): string =>
  new Intl.DateTimeFormat(`${language}-US`, {
    timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(new Date(iso))
