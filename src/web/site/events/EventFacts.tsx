import { Calendar, MapPin } from 'lucide-react'
import type { EventContent } from '#content/events.ts'
import { langOf } from '#content/lang-of.ts'
import styles from './EventFacts.module.css'
import type { useEventTime } from './event-time.ts'

type EventFactsProps = { event: EventContent; time: ReturnType<typeof useEventTime> }

/** When and where an event is. */
export function EventFacts({ event: { startsAt, place, english }, time }: EventFactsProps) {
  if (!time && !place) return null
  return (
    <ul className={styles.facts}>
      {time && (
        <li>
          <Calendar className="icon" />
          <span>
            <time dateTime={startsAt}>{time.text}</time>{' '}
            <span className={styles.zone}>{time.zone}</span>
            {time.repeats && (
              <>
                <br />
                {time.repeats}
              </>
            )}
          </span>
        </li>
      )}
      {place && (
        <li>
          <MapPin className="icon" />
          <span lang={langOf(english, 'place')}>{place}</span>
        </li>
      )}
    </ul>
  )
}
