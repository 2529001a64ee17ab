import type { CareEvent } from '#contract/website/events.ts'

/** An event with a date as an iCalendar file (RFC 5545), which calendar programs add to their own events. */
export function calendarFile(
  event: CareEvent & { startsAt: string },
  { name, siteUrl }: { name: string; siteUrl: string },
): string {
  const { id, title, description, startsAt, endsAt, place, updatedAt } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(name)}//Website//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    // The same id each time, so that a calendar changes the event it has instead of adding another one.
    `UID:${id}@${new URL(siteUrl).hostname}`,
    `DTSTAMP:${toCalendarTime(updatedAt)}`,
    `DTSTART:${toCalendarTime(startsAt)}`,
    ...(endsAt ? [`DTEND:${toCalendarTime(endsAt)}`] : []),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    `URL:${siteUrl}/#events`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** 20270314T150000Z: in UTC, so that no time zone has to be described. */
const toCalendarTime = (time: string) =>
  `${new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const escapeText = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // Other control characters are not allowed.
    .replaceAll(/(?!\t)\p{Cc}/gu, '')

const longestLine = 75

/** Continues a long line in the next one, which begins with a space. The limit counts bytes. */
function fold(line: string): string {
  let folded = ''
  let length = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (length + size > longestLine) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += size
  }
  return folded
}
