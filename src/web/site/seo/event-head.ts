import type { EventContent } from '#content/events.ts'
import { toPage } from '#content/language.ts'
import { shownName } from '#content/provider.ts'
import { eventPath } from '#content/sections.ts'
import type { PageHead } from '#contract/platform/page.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import { descriptionLength, pageTitle, shorten } from '../titles.ts'

/** The head of an event's page. */
export function eventHead(event: EventContent, details: SiteDetails): PageHead {
  const { title, description, slug = '', image, picture, imageDescription } = event
  // Programs that show a shared link know no drawings.
  const photo = picture && image && !image.path.endsWith('.svg')
  return {
    title: pageTitle(title, details),
    description: shorten(description, descriptionLength),
    canonicalPath: eventPath(slug),
    ...(photo && {
      picture: {
        path: image.path,
        width: picture.width,
        height: picture.height,
        description: imageDescription,
      },
    }),
    ...(isListed(event) && {
      jsonLd: (siteUrl) => ({
        '@context': 'https://schema.org',
        ...structuredEvent(event, siteUrl, details),
      }),
    }),
  }
}

const mostEvents = 10

/** The next events as structured data for search engines. */
export function structuredEvents(events: EventContent[], siteUrl: string, details: SiteDetails) {
  const listed = events.filter((event) => isListed(event) && !event.past)
  if (listed.length === 0) return {}
  return {
    event: listed.slice(0, mostEvents).map((event) => structuredEvent(event, siteUrl, details)),
  }
}

/** Search engines list only events with a date and a place. */
const isListed = ({ startsAt, place }: EventContent) => Boolean(startsAt && place)

const structuredEvent = (event: EventContent, siteUrl: string, details: SiteDetails) => ({
  '@type': 'Event',
  name: event.title,
  description: shorten(event.description, descriptionLength),
  startDate: event.startsAt,
  ...(event.endsAt && { endDate: event.endsAt }),
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: { '@type': 'Place', name: event.place, address: event.place },
  ...(event.image && { image: new URL(event.image.path, siteUrl).href }),
  organizer: { '@type': 'Organization', name: shownName(details), url: siteUrl },
  url: `${siteUrl}${toPage(event.slug ? eventPath(event.slug) : '/#events')}`,
})
