import { CalendarPlus, MapPinned, MessageCircleQuestionMark } from 'lucide-react'
import { eventTexts } from '#content/event-texts.ts'
import type { EventContent } from '#content/events.ts'
import { langOf } from '#content/lang-of.ts'
import { languageQuery } from '#content/language.ts'
import { eventCalls } from '#contract/website/events.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { NewTabNote } from '#web/ui/new-tab.tsx'
import { askPath } from '../layout/ask-path.ts'
import { RouteButton } from '../layout/RouteButton.tsx'
import styles from './EventActions.module.css'

const look = { variant: 'line', size: 'small' } as const

type EventActionsProps = {
  event: EventContent
  /** When it is, as text. */
  date: string | undefined
}

/** What a visitor can do about an event. A past one can only be asked about. */
export function EventActions({ event, date }: EventActionsProps) {
  const { id, title, startsAt, past, place, english } = event
  const about = date ? `${title} (${date})` : title
  const which = (
    <span className="visually-hidden" lang={langOf(english, 'title')}>
      {' '}
      ({title})
    </span>
  )
  return (
    <div className={styles.actions}>
      {id && startsAt && !past && (
        <LinkButton {...look} href={calendarLink(id)}>
          <CalendarPlus className="icon" />
          <span>
            {eventTexts.calendar}
            {which}
          </span>
        </LinkButton>
      )}
      {place && !past && street.test(place) && (
        <LinkButton {...look} href={mapLink(place)} target="_blank" rel="noopener noreferrer">
          <MapPinned className="icon" />
          <span>
            {eventTexts.directions}
            {which}
            <NewTabNote />
          </span>
        </LinkButton>
      )}
      <RouteButton {...look} to={askPath(about)}>
        <MessageCircleQuestionMark className="icon" />
        <span>
          {eventTexts.ask}
          {which}
        </span>
      </RouteButton>
    </div>
  )
}

const search = String(new URLSearchParams(languageQuery))

const calendarLink = (id: string) =>
  `/api${eventCalls.calendar.path.replace(':id', id)}${search && `?${search}`}`

/** A map finds the way to a house number and a street, but not to "Nashville, TN". */
const street = /(^|[\s,])\d{1,5}[A-Za-z]?\s+\p{L}/u

const mapLink = (place: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
