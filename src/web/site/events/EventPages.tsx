import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { eventPages } from '#content/event-pages.ts'
import { eventTexts } from '#content/event-texts.ts'
import type { EventContent } from '#content/events.ts'
import { langOf } from '#content/lang-of.ts'
import { toPage } from '#content/language.ts'
import { eventsPath } from '#content/sections.ts'
import { fileUrl } from '#web/api/call.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { ErrorState, Loading } from '#web/ui/States.tsx'
import { EnglishNote } from '../layout/EnglishNote.tsx'
import { TextPage } from '../layout/TextPage.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { paragraphs } from '../texts.ts'
import { EventActions } from './EventActions.tsx'
import { EventFacts } from './EventFacts.tsx'
import styles from './EventPages.module.css'
import { EventsPage } from './EventsPage.tsx'
import { eventQuery } from './event-query.ts'
import { useEventTime } from './event-time.ts'

/** All events, or one of them. */
export function EventPages() {
  const { eventName } = useParams()
  return eventName ? <EventPage name={eventName} /> : <EventsPage />
}

/** All about one event, to share. */
function EventPage({ name }: { name: string }) {
  const { data: event, isError, refetch } = useQuery(eventQuery(name))
  if (event) return <EventText event={event} />
  if (event === null) return <NotFoundPage />
  return (
    <TextPage title={eventPages.event} updated={undefined}>
      {isError ? (
        <ErrorState title={eventPages.failed} onRetry={refetch} />
      ) : (
        <Loading text={eventPages.loading} flush />
      )}
    </TextPage>
  )
}

function EventText({ event }: { event: EventContent }) {
  const time = useEventTime(event)
  const { title, description, image, picture, imageDescription, past, english } = event
  return (
    <TextPage title={title} titleLang={langOf(english, 'title')} updated={undefined}>
      <EnglishNote of={english} as="p" />
      <div className={styles.columns}>
        <section aria-label={title}>
          {past && <p className={styles.past}>{eventTexts.past}</p>}
          <EventFacts event={event} time={time} />
          {paragraphs(description).map((paragraph) => (
            <p key={paragraph} className={styles.text} lang={langOf(english, 'description')}>
              {paragraph}
            </p>
          ))}
          <EventActions event={event} date={time?.date} />
          <a className={styles.all} href={toPage(eventsPath)}>
            {eventPages.all}
          </a>
        </section>
        {image && picture && (
          <Picture
            src={fileUrl(image.path)}
            alt={imageDescription}
            {...picture}
            sizes="(width >= 64em) 560px, 100vw"
            className={styles.picture}
            priority
          />
        )}
      </div>
    </TextPage>
  )
}
