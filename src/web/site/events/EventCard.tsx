import { Calendar } from 'lucide-react'
import { useId } from 'react'
import { eventTexts } from '#content/event-texts.ts'
import type { EventContent } from '#content/events.ts'
import { langOf } from '#content/lang-of.ts'
import { toPage } from '#content/language.ts'
import { eventPath } from '#content/sections.ts'
import { fileUrl } from '#web/api/call.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { ReadMore } from '#web/ui/ReadMore.tsx'
import { Loading, Skeleton } from '#web/ui/States.tsx'
import { EnglishNote } from '../layout/EnglishNote.tsx'
import { EventActions } from './EventActions.tsx'
import styles from './EventCard.module.css'
import { EventFacts } from './EventFacts.tsx'
import { useEventTime } from './event-time.ts'

type EventCardProps = {
  event: EventContent
  /** Its position, such as "Event 1 of 3". */
  place: string | undefined
}

/** Longer titles get a smaller font. */
const longTitle = 60

export function EventCard({ event, place }: EventCardProps) {
  const titleId = useId()
  const time = useEventTime(event)
  const { english } = event
  return (
    <article className={styles.card} data-past={event.past} aria-labelledby={titleId}>
      <div className={styles.picture} lang={langOf(english, 'imageDescription')}>
        {event.image && event.picture ? (
          <Picture
            src={fileUrl(event.image.path)}
            alt={event.imageDescription}
            {...event.picture}
            sizes="(width >= 56.25em) min(56vw, 740px), 100vw"
          />
        ) : (
          <NoPicture month={time?.month} day={time?.day} />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.top}>
          {place}
          {event.past && <span className={styles.past}>{eventTexts.past}</span>}
          <EnglishNote of={english} />
        </p>
        <h3 id={titleId} lang={langOf(english, 'title')} data-long={event.title.length > longTitle}>
          {event.slug ? <a href={toPage(eventPath(event.slug))}>{event.title}</a> : event.title}
        </h3>
        <EventFacts event={event} time={time} />
        <div className={styles.description}>
          <ReadMore
            text={event.description}
            about={event.title}
            limit={240}
            lang={langOf(english, 'description')}
          />
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
    <Loading text={eventTexts.loading} flush>
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
