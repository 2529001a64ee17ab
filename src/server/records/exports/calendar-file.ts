import type { FastifyReply } from 'fastify'
import { shownName } from '#content/provider.ts'
import type { Context } from '#server/platform/context.ts'
import { describeZone, toLocalTime } from './calendar-zone.ts'

export type CalendarEntry = {
  id: string
  title: string
  description: string
  startsAt: string
  endsAt?: string | undefined
  place?: string | undefined
  /** How it repeats in a time zone, as a calendar writes it; empty for once. */
  rule?: string
  timeZone?: string
  updatedAt: string
  /** Where it can be read, on the site. */
  path: string
}

/** Sends dated entries as an iCalendar file (RFC 5545), which calendar programs add to their own. */
export function sendCalendar(
  reply: FastifyReply,
  { details, settings }: Context,
  file: string,
  entries: CalendarEntry[],
) {
  const { siteUrl } = settings
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(shownName(details.last()))}//Website//EN`,
    'METHOD:PUBLISH',
    ...entries.flatMap(({ rule, timeZone, startsAt }) =>
      rule && timeZone ? describeZone(timeZone, startsAt) : [],
    ),
    ...entries.flatMap((entry) => linesOf(entry, siteUrl)),
    'END:VCALENDAR',
  ]
  return reply
    .header('content-disposition', `attachment; filename="${file}"`)
    .type('text/calendar; charset=utf-8')
    .send(lines.map((line) => `${fold(line)}\r\n`).join(''))
}

const linesOf = (
  {
    id,
    title,
    description,
    startsAt,
    endsAt,
    place,
    rule,
    timeZone,
    updatedAt,
    path,
  }: CalendarEntry,
  siteUrl: string,
) => [
  'BEGIN:VEVENT',
  // The same id each time, so that a calendar changes the entry it has instead of adding another one.
  `UID:${id}@${new URL(siteUrl).hostname}`,
  `DTSTAMP:${toCalendarTime(updatedAt)}`,
  `DTSTART${timeIn(rule ? timeZone : undefined, startsAt)}`,
  ...(endsAt ? [`DTEND${timeIn(rule ? timeZone : undefined, endsAt)}`] : []),
  ...(rule ? [`RRULE:${rule}`] : []),
  `SUMMARY:${escapeText(title)}`,
  `DESCRIPTION:${escapeText(description)}`,
  ...(place ? [`LOCATION:${escapeText(place)}`] : []),
  `URL:${siteUrl}${path}`,
  'END:VEVENT',
]

/** What repeats is at the same time of the day, so it needs the time zone. Others are in UTC. */
const timeIn = (timeZone: string | undefined, time: string) =>
  timeZone ? `;TZID=${timeZone}:${toLocalTime(timeZone, time)}` : `:${toCalendarTime(time)}`

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
