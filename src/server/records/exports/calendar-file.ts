import type { FastifyReply } from 'fastify'
import { shownName } from '#content/provider.ts'
import type { Context } from '#server/platform/context.ts'

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

/** 20270314T100000, as clocks in the time zone show it. */
const toLocalTime = (timeZone: string, time: string) =>
  formatLocal(Temporal.Instant.from(time).toZonedDateTimeISO(timeZone).toPlainDateTime())

/**
 * The time zone as an iCalendar file must describe it (RFC 5545, 3.6.5): how clocks change in the year before a time,
 * and then every year on the same weekday.
 */
function describeZone(timeZone: string, time: string): string[] {
  const start = Temporal.Instant.from(time).toZonedDateTimeISO(timeZone).subtract({ years: 1 })
  const changes = listChanges(start)
  const at = start.toPlainDateTime()
  const same = { kind: 'STANDARD', from: start.offset, to: start.offset, at, rule: '' }
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...(changes.length > 0 ? changes : [same]).flatMap(({ kind, from, to, at, rule }) => [
      `BEGIN:${kind}`,
      `DTSTART:${formatLocal(at)}`,
      `TZOFFSETFROM:${from.replace(':', '')}`,
      `TZOFFSETTO:${to.replace(':', '')}`,
      ...(rule ? [`RRULE:${rule}`] : []),
      `END:${kind}`,
    ]),
    'END:VTIMEZONE',
  ]
}

type ClockChange = {
  kind: string
  from: string
  to: string
  at: Temporal.PlainDateTime
  rule: string
}

/** When clocks go forward and back within a year. */
function listChanges(start: Temporal.ZonedDateTime) {
  const changes: ClockChange[] = []
  let next = start.getTimeZoneTransition('next')
  while (next && changes.length < 2) {
    const before = next.subtract({ nanoseconds: 1 })
    // Clocks showed this when they were changed.
    const at = before.toPlainDateTime().add({ nanoseconds: 1 })
    const weekday = weekdays[at.dayOfWeek - 1]
    const week = at.day + 7 > at.daysInMonth ? -1 : Math.ceil(at.day / 7)
    const rule = `FREQ=YEARLY;BYMONTH=${at.month};BYDAY=${week}${weekday}`
    const kind = next.offsetNanoseconds > before.offsetNanoseconds ? 'DAYLIGHT' : 'STANDARD'
    changes.push({ kind, from: before.offset, to: next.offset, at, rule })
    next = next.getTimeZoneTransition('next')
  }
  return changes
}

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

const formatLocal = (time: Temporal.PlainDateTime) =>
  time.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')
