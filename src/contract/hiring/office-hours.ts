import { interviewMinutes } from './interviews.ts'

// Staff write the office hours as one sentence: "Monday to Friday, 9:00 AM to 5:00 PM".

/** From and until are minutes of the day; Sunday is day 0. */
type Hours = { days: number[]; from: number; until: number }

const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const day = `(${dayNames.join('|')})[a-z]*\\.?`
const to = '\\s*(?:to|till|until|through|thru|[-–—])\\s*'
const clock = '(\\d{1,2})(?::(\\d\\d))?\\s*(am|pm)?(?![a-z0-9:])'
const days = new RegExp(`\\b${day}(?:${to}${day})?`, 'g')
const times = new RegExp(`\\b${clock}${to}${clock}`, 'g')

/** Undefined when they are not understood. */
function readOfficeHours(text: string): Hours[] | undefined {
  const plain = text.toLowerCase().replaceAll(/\b([ap])\.?\s?m\b\.?/g, '$1m')
  const read: Hours[] = []
  let end = 0
  for (const match of plain.matchAll(times)) {
    const [all, hour, minute, half, endHour, endMinute, endHalf] = match
    const named = readDays(plain.slice(end, match.index))
    read.push({
      // A second time without days is for the days before it, and a first one for every day.
      days: named.length > 0 ? named : (read.at(-1)?.days ?? dayNames.map((_, index) => index)),
      from: toMinutes(hour, minute, half),
      until: toMinutes(endHour, endMinute, endHalf),
    })
    end = match.index + all.length
  }
  // Days after the last time, or an end before its beginning, mean that it says something else.
  const strange = readDays(plain.slice(end)).length > 0 || read.some((h) => h.until <= h.from)
  return read.length === 0 || strange ? undefined : read
}

const readDays = (text: string) =>
  [...text.matchAll(days)].flatMap(([, first = '', last = first]) => {
    const from = dayNames.indexOf(first)
    const count = (dayNames.indexOf(last) - from + 7) % 7
    return Array.from({ length: count + 1 }, (_, index) => (from + index) % 7)
  })

/** Without AM or PM, offices mean 7 in the morning and 6 in the evening. */
function toMinutes(hour = '', minute = '0', half?: string) {
  const inHalf = Number(hour) % 12
  const isLate = half ? half === 'pm' : Number(hour) <= 6 || Number(hour) >= 12
  return (Number(hour) > 12 ? Number(hour) : inHalf + (isLate ? 12 : 0)) * 60 + Number(minute)
}

/**
 * Whether an interview on a day such as 2026-11-20 and at a time such as 14:30, at the provider, is not
 * within the office hours. Hours that are not understood have no outside.
 */
export function isOutsideHours(officeHours: string, date: string, time: string) {
  const weekday = new Date(date).getUTCDay()
  const [hour, minute] = time.split(':')
  const from = Number(hour) * 60 + Number(minute)
  const all = readOfficeHours(officeHours)
  return (
    all !== undefined &&
    !all.some(
      (hours) =>
        hours.days.includes(weekday) &&
        hours.from <= from &&
        from + interviewMinutes <= hours.until,
    )
  )
}
