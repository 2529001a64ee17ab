import { Calendar, MapPin } from 'lucide-react'
import { useId } from 'react'
import type { EventContent } from '#content/events.ts'
import { zoneName } from '#contract/platform/time-zone.ts'
import { fileUrl } from '#web/api/call.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { ReadMore } from '#web/ui/ReadMore.tsx'
import { Loading, Skeleton } from '#web/ui/States.tsx'
import { useSiteDetails } from '../site-details.ts'
import { useFormatted } from '../use-formatted.ts'
import { EventActions } from './EventActions.tsx'
import styles from './EventCard.module.css'

type EventCardProps = {
  event: EventContent
  /** Its position, such as "Event 1 of 3". */
  place: string | undefined
}

/** Longer titles get a smaller font. */
const longTitle = 60

export function EventCard({ event, place }: EventCardProps) {
  const titleId = useId()
  const { startsAt, endsAt } = event
  const { timeZone } = useSiteDetails()
  const time = useFormatted(['event', startsAt ?? '', endsAt ?? '', timeZone], () =>
    startsAt ? eventTime(timeZone, startsAt, endsAt) : null,
  )
  return (
    <article className={styles.card} data-past={event.past} aria-labelledby={titleId}>
      <div className={styles.picture}>
        {event.image && event.picture ? (
          <Picture
            src={fileUrl(event.image.path)}
            alt={event.imageDescription}
            width={event.picture.width}
            height={event.picture.height}
            sources={event.picture.sources}
            sizes="(width >= 56.25em) min(56vw, 740px), 100vw"
          />
        ) : (
          <NoPicture month={time?.month} day={time?.day} />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.top}>
          {place}
          {event.past && <span className={styles.past}>Past event</span>}
        </p>
        <h3 id={titleId} data-long={event.title.length > longTitle}>
          {event.title}
        </h3>
        {(time || event.place) && (
          <ul className={styles.facts}>
            {time && (
              <li>
                <Calendar className="icon" />
                <span>
                  <time dateTime={startsAt}>{time.text}</time>{' '}
                  <span className={styles.zone}>{time.zone}</span>
                </span>
              </li>
            )}
            {event.place && (
              <li>
                <MapPin className="icon" />
                <span>{event.place}</span>
              </li>
            )}
          </ul>
        )}
        <div className={styles.description}>
          <ReadMore text={event.description} about={event.title} limit={240} />
        </div>
        <EventActions event={event} date={time?.date} />
      </div>
    </article>
  )
}

/** An event without a picture shows its date like a calendar page. */
function NoPicture({ month, day }: { month: string | undefined; day: string | undefined }) {
  return (
    <div className={styles.noPicture} aria-hidden="true">
      {day ? (
        <p className={styles.leaf}>
          <span>{month}</span>
          <b>{day}</b>
        </p>
      ) : (
        <Calendar className={styles.icon} />
      )}
    </div>
  )
}

export function EventCardSkeleton() {
  return (
    <Loading text="Loading events..." flush>
      <div className={styles.card} aria-hidden="true">
        <div className={styles.picture}>
          <Skeleton shape="picture" />
        </div>
        <div className={styles.words}>
          <div className={styles.waiting}>
            <Skeleton shape="heading" />
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      </div>
    </Loading>
  )
}

/**
 * When an event is, in the provider's time zone. Built from parts, because browsers and the server
 * format spaces and commas differently, and hydration needs the same text.
 */
function eventTime(timeZone: string, startsAt: string, endsAt?: string) {
  const { weekday, month, day, year, clock } = parseTime(timeZone, startsAt)
  const date = `${weekday}, ${month} ${day}, ${year}`
  return {
    month,
    day,
    /** Saturday, March 14, 2026 */
    date,
    /** Saturday, March 14, 2026, at 10:00 AM, or …, from 10:00 AM to 12:30 PM */
    text: endsAt
      ? `${date}, from ${clock} to ${parseTime(timeZone, endsAt).clock}`
      : `${date}, at ${clock}`,
    /** Shown with every time, because Tennessee is in two time zones. */
    zone: zoneName(timeZone),
  }
}

function parseTime(timeZone: string, time: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  const parts = Object.fromEntries(
    format.formatToParts(new Date(time)).map(({ type, value }) => [type, value]),
  )
  const { weekday = '', month = '', day = '', year = '', hour, minute, dayPeriod } = parts
  return { weekday, month, day, year, clock: `${hour}:${minute} ${dayPeriod}` }
}
