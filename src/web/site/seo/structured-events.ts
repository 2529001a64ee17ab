import type { EventContent } from '#content/events.ts'
import { provider } from '#content/provider.ts'
import { descriptionLength, shorten } from '../titles.ts'

const mostEvents = 10

/** The next events as structured data for search engines. They list only events with a date and a place. */
export function structuredEvents(events: EventContent[], siteUrl: string) {
  const listed = events.filter(({ startsAt, place, past }) => startsAt && place && !past)
  if (listed.length === 0) return {}
  return { event: listed.slice(0, mostEvents).map((event) => structuredEvent(event, siteUrl)) }
}

const structuredEvent = (event: EventContent, siteUrl: string) => ({
  '@type': 'Event',
  name: event.title,
  description: shorten(event.description, descriptionLength),
  startDate: event.startsAt,
  ...(event.endsAt && { endDate: event.endsAt }),
  eventStatus: 'https://schema.org/EventScheduled',
  location: { '@type': 'Place', name: event.place, address: event.place },
  ...(event.image && { image: new URL(event.image.path, siteUrl).href }),
  organizer: { '@type': 'Organization', name: provider.name, url: siteUrl },
  url: `${siteUrl}/#events`,
})
