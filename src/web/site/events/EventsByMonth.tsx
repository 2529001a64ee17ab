import type { EventContent } from '#content/events.ts'
import { toPage } from '#content/language.ts'
import { eventPath } from '#content/sections.ts'
import { useSiteDetails } from '../site-details.ts'
import { useFormatted } from '../use-formatted.ts'
import styles from './EventsByMonth.module.css'
import { parseTime } from './event-time.ts'

/** What is to come, by month, for those who would rather read a list than page through the cards. */
export function EventsByMonth({ events }: { events: EventContent[] }) {
  const { timeZone } = useSiteDetails()
  const coming = events.filter(({ slug, startsAt, past }) => slug && startsAt && !past)
  const months = useFormatted(
    [
      'months',
      timeZone,
      ...coming.map(({ startsAt = '', timeZone: zone = '' }) => startsAt + zone),
    ],
    () => groupByMonth(coming, timeZone),
  )
  if (coming.length < 2) return null
  return (
    <details className={styles.list}>
      <summary>All events by month</summary>
      <div className={styles.months}>
        {months?.map(({ month, lines }) => (
          <section key={month} aria-label={month}>
            <h3>{month}</h3>
            <ul>
              {lines.map(({ index, day }) => {
                const { slug = '', title, place } = coming[index] ?? { title: '' }
                return (
                  <li key={slug}>
                    <span className={styles.day}>{day}</span>
                    <span>
                      <a href={toPage(eventPath(slug))}>{title}</a>
                      {place && <span className={styles.place}>{place}</span>}
                    </span>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      </div>
    </details>
  )
}

function groupByMonth(events: EventContent[], timeZone: string) {
  const months: { month: string; lines: { index: number; day: string }[] }[] = []
  for (const [index, event] of events.entries()) {
    const time = parseTime(event.timeZone ?? timeZone, event.startsAt ?? '')
    const month = `${time.month} ${time.year}`
    // They come in their order in time.
    if (months.at(-1)?.month !== month) months.push({ month, lines: [] })
    months.at(-1)?.lines.push({ index, day: `${time.weekday.slice(0, 3)} ${time.day}` })
  }
  return months
}
