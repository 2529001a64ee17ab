import { words } from './words.ts'

/** A calendar day such as 2027-03-14 in words: Mar 14, 2027, or March 14, 2027 when it is long. */
export const formatCalendarDate = (day: string, dateStyle: 'medium' | 'long' = 'medium') =>
  // The day has no time zone, so the browser's own must not shift it.
  new Intl.DateTimeFormat(words.locale, { timeZone: 'UTC', dateStyle }).format(new Date(day))
