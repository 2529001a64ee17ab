import { useQuery } from '@tanstack/react-query'
import { eventTexts } from '#content/event-texts.ts'
import { toPage } from '#content/language.ts'
import { eventsPath } from '#content/sections.ts'
import { Carousel } from '#web/ui/Carousel.tsx'
import { EmptyState, Notice } from '#web/ui/States.tsx'
import { PhoneLink, WithPhone } from '../layout/ContactLinks.tsx'
import { Section } from '../layout/Section.tsx'
import { useSamples } from '../use-samples.ts'
import { EventCard, EventCardSkeleton } from './EventCard.tsx'
import styles from './EventsSection.module.css'
import { eventsQuery } from './events-query.ts'

const loadSamples = async () => (await import('#content/events.ts')).builtInEvents

/** Events, one card at a time. Shows samples if they cannot be loaded. */
export function EventsSection() {
  const { data, isPending, refetch } = useQuery(eventsQuery)
  const failed = !data && !isPending
  const samples = useSamples(failed, 'events', loadSamples)
  const events = data ?? samples ?? []
  return (
    <Section id="events" background="alt" title={eventTexts.title} lead={eventTexts.lead}>
      {isPending && <EventCardSkeleton />}
      {failed && (
        <Notice title={eventTexts.failed} onRetry={refetch}>
          {samples && samples.length > 0 && eventTexts.samples}
        </Notice>
      )}
      {data?.length === 0 && (
        <EmptyState
          framed
          drawing="/art/empty-events.svg"
          title={eventTexts.none}
          hint={
            <WithPhone>
              {eventTexts.call} <PhoneLink />.
            </WithPhone>
          }
        />
      )}
      {events.length > 0 && (
        <Carousel
          label={eventTexts.label}
          noun={eventTexts.event}
          items={events}
          itemKey={(event, index) => `${index} ${event.title}`}
          className={styles.carousel}
          controlsClassName={styles.controls}
        >
          {(event, index, current) => (
            <EventCard
              // A new key collapses a long text again when its card is left.
              key={String(current)}
              event={event}
              place={events.length > 1 ? eventTexts.place(index + 1, events.length) : undefined}
            />
          )}
        </Carousel>
      )}
      {data && data.length > 1 && (
        <a className={styles.all} href={toPage(eventsPath)}>
          {eventTexts.byMonth}
        </a>
      )}
    </Section>
  )
}
