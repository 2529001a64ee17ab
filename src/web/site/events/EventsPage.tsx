import { useQuery } from '@tanstack/react-query'
import { eventPages } from '#content/event-pages.ts'
import { eventTexts } from '#content/event-texts.ts'
import type { EventContent } from '#content/events.ts'
import { langOf } from '#content/lang-of.ts'
import { toPage } from '#content/language.ts'
import { eventPath } from '#content/sections.ts'
import { EmptyState, ErrorState, Loading } from '#web/ui/States.tsx'
import { EnglishNote } from '../layout/EnglishNote.tsx'
import { TextPage } from '../layout/TextPage.tsx'
import { useSiteDetails } from '../site-details.ts'
import styles from './EventsPage.module.css'
import { eventTime } from './event-time.ts'
import { eventsQuery } from './events-query.ts'

/** What is to come, by month, for those who would rather read a list than page through cards. */
export function EventsPage() {
  const { data, isError, refetch } = useQuery(eventsQuery)
  const { timeZone } = useSiteDetails()
  const months = data && groupByMonth(data, timeZone)
  return (
    <TextPage title={eventPages.title} updated={undefined}>
      <div className={styles.months}>
        {months?.map(({ month, lines }) => (
          <section key={month} aria-label={month}>
            <h2>{month}</h2>
            <ul>
              {lines.map(({ event: { slug = '', title, english }, day, facts }) => (
                <li key={slug}>
                  <span className={styles.day}>{day}</span>
                  <span>
                    <a href={toPage(eventPath(slug))} lang={langOf(english, 'title')}>
                      {title}
                    </a>{' '}
                    <EnglishNote of={english} below="title" />
                    <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {months?.length === 0 && <EmptyState framed title={eventTexts.none} />}
      {!data &&
        (isError ? (
          <ErrorState title={eventTexts.failed} onRetry={refetch} />
        ) : (
          <Loading text={eventTexts.loading} flush />
        ))}
    </TextPage>
  )
}

type Line = { event: EventContent; day: string; facts: (string | undefined)[] }

/** Those without a date come after all months. */
function groupByMonth(events: EventContent[], timeZone: string) {
  const months: { month: string; lines: Line[] }[] = []
  for (const event of events.filter(({ past }) => !past)) {
    const time = event.startsAt ? eventTime(event, event.timeZone ?? timeZone) : undefined
    const month = time ? eventPages.month(time.month, time.year) : eventPages.noDate
    // They come in their order in time.
    if (months.at(-1)?.month !== month) months.push({ month, lines: [] })
    months.at(-1)?.lines.push({
      event,
      day: time ? `${time.weekday.slice(0, 3)} ${time.day}` : '',
      facts: [time && `${time.clock} ${time.zone}`, time?.repeats, event.place],
    })
  }
  return months
}
