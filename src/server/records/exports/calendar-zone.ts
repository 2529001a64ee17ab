/** 20270314T100000, as clocks in the time zone show it. */
export const toLocalTime = (timeZone: string, time: string) =>
  formatLocal(Temporal.Instant.from(time).toZonedDateTimeISO(timeZone).toPlainDateTime())

/**
 * The time zone as an iCalendar file must describe it (RFC 5545, 3.6.5): how clocks change in the year before a time,
 * and then every year on the same weekday.
 */
export function describeZone(timeZone: string, time: string): string[] {
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
