import { eventPages } from '#content/event-pages.ts'
import type { EventContent } from '#content/events.ts'
import { jobHeadTexts } from '#content/job-page.ts'
import { locale, toPage } from '#content/language.ts'
import { layout } from '#content/layout.ts'
import { accessibility, type LegalText, privacy } from '#content/legal.ts'
import { notices, noticeTitles } from '#content/notices.ts'
import { privateApplication } from '#content/private-application.ts'
import { nameAndTagline, shownName, withName } from '#content/provider.ts'
import { referral } from '#content/referral.ts'
import { referralOnline } from '#content/referral-online.ts'
import { eventPath, eventsPath, programPath } from '#content/sections.ts'
import type { PageHead } from '#contract/platform/page.ts'
import type { Notice } from '#contract/website/notices.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import type { Program } from '#contract/website/site-texts/sections.ts'
import type { JobAtAddress } from '../jobs/jobs-query.ts'
import { descriptionLength, listingTitle, pageTitle, shorten } from '../titles.ts'
import { jobHead } from './job-head.ts'
import { organization } from './organization.ts'

export type PageSubject =
  | { page: 'home' }
  | { page: 'words'; path: string }
  | { page: 'notices'; found: Notice[] | undefined }
  | { page: 'listing' }
  | { page: 'program'; program: Program }
  /** Null for one that is not there, nothing where the call failed. */
  | { page: 'event'; found: EventContent | null | undefined }
  | { page: 'job'; found: JobAtAddress | undefined }

/** The status code and head of a public page. */
export function makeHead(
  subject: PageSubject,
  details: SiteDetails,
): { status: number; head: PageHead } {
  if (subject.page === 'job') return jobPage(subject.found, details)
  if (subject.page === 'notices') return noticesPage(subject.found, details)
  if (subject.page === 'event') return eventPage(subject.found, details)
  if (subject.page === 'program') {
    return { status: 200, head: programHead(subject.program, details) }
  }
  if (subject.page === 'listing') return { status: 200, head: listingHead(details) }
  if (subject.page === 'home') return { status: 200, head: homeHead(details) }
  const head = headsByPath[subject.path]?.(details)
  return head ? { status: 200, head } : { status: 404, head: missingHead(details) }
}

function jobPage(found: JobAtAddress | undefined, details: SiteDetails) {
  // The call failed, so nothing is known about the job. The browser will try again.
  if (!found) return { status: 503, head: homeHead(details) }
  if (found.state === 'open') return { status: 200, head: jobHead(found.job, details) }
  return { status: found.state === 'closed' ? 410 : 404, head: missingHead(details) }
}

function eventPage(found: EventContent | null | undefined, details: SiteDetails) {
  // The call failed, so the browser will try again.
  if (found === undefined) return { status: 503, head: missingHead(details) }
  if (found === null) return { status: 404, head: missingHead(details) }
  return { status: 200, head: eventHead(found, details) }
}

function noticesPage(found: Notice[] | undefined, details: SiteDetails) {
  const title = pageTitle(notices.title, details)
  // The call failed, so the browser will try again.
  if (!found) return { status: 503, head: { title, description: title } }
  if (found.length === 0) return { status: 404, head: missingHead(details) }
  const names = new Intl.ListFormat(locale).format(found.map(({ id }) => noticeTitles[id]))
  const description = notices.description(shownName(details), names)
  const canonicalPath = notices.path
  return { status: 200, head: { title, description, canonicalPath } }
}

const homeHead = (details: SiteDetails): PageHead => ({
  title: nameAndTagline(details),
  description: details.description || nameAndTagline(details),
  canonicalPath: '/',
  jsonLd: (siteUrl) => ({ '@context': 'https://schema.org', ...organization(siteUrl, details) }),
})

type MakeHead = (details: SiteDetails) => PageHead

const listingHead: MakeHead = (details) => ({
  title: listingTitle(details),
  description: jobHeadTexts.listing(shownName(details)),
  canonicalPath: '/?view=jobs',
})

const legalHead =
  ({ title, lead }: LegalText, canonicalPath: string): MakeHead =>
  (details) => ({
    title: pageTitle(title, details),
    description: withName(lead, details),
    canonicalPath,
  })

/** It has what someone typed, so search engines do not list it. */
export const referralResultHead: MakeHead = (details) => ({
  title: pageTitle(referral.online.label, details),
  description: referralOnline.lead,
})

const headsByPath: Record<string, MakeHead> = {
  '/privacy': legalHead(privacy, '/privacy'),
  '/accessibility': legalHead(accessibility, '/accessibility'),
  [eventsPath]: (details) => ({
    title: pageTitle(eventPages.title, details),
    description: eventPages.description(shownName(details)),
    canonicalPath: eventsPath,
  }),
  [referral.online.path]: (details) => ({
    ...referralResultHead(details),
    canonicalPath: referral.online.path,
  }),
}

/** The address is a secret and says nothing here either. */
export const privateHead = (details: Pick<SiteDetails, 'name' | 'tagline'>): PageHead => ({
  title: pageTitle(privateApplication.title, details),
  description: privateApplication.title,
})

const missingHead: MakeHead = (details) => ({
  title: pageTitle(layout.notFound.tabTitle, details),
  description: layout.notFound.description(shownName(details)),
})

/** The head of an event's page. */
function eventHead(event: EventContent, details: SiteDetails): PageHead {
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

/** Search engines list only events with a date and a place. */
const isListed = ({ startsAt, place }: EventContent) => Boolean(startsAt && place)

/** With the offset of the place, because search engines show the date that is written. */
const localTime = (time: string, timeZone: string) =>
  Temporal.Instant.from(time)
    .toZonedDateTimeISO(timeZone)
    .toString({ smallestUnit: 'second', timeZoneName: 'never' })

const structuredEvent = (
  { startsAt = '', endsAt, timeZone, ...event }: EventContent,
  siteUrl: string,
  details: SiteDetails,
) => ({
  '@type': 'Event',
  name: event.title,
  description: shorten(event.description, descriptionLength),
  startDate: localTime(startsAt, timeZone ?? details.timeZone),
  ...(endsAt && { endDate: localTime(endsAt, timeZone ?? details.timeZone) }),
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: { '@type': 'Place', name: event.place, address: event.place },
  ...(event.image && { image: new URL(event.image.path, siteUrl).href }),
  organizer: { '@type': 'Organization', name: shownName(details), url: siteUrl },
  url: `${siteUrl}${toPage(event.slug ? eventPath(event.slug) : '/#events')}`,
})

/** The head of a program's page, and the program as a service for search engines. */
function programHead(program: Program, details: SiteDetails): PageHead {
  const { name, description, features, picture, slug } = program
  const canonicalPath = programPath(slug)
  const title = pageTitle(name, details)
  const counties = details.facts.counties.map((county) => areaOf(county, details))
  return {
    title,
    description: shorten(description || features.join('. ') || title, descriptionLength),
    canonicalPath,
    jsonLd: (siteUrl) => ({
      '@context': 'https://schema.org',
      '@type': 'Service',
      name,
      ...(description && { description }),
      provider: organization(siteUrl, details),
      ...(counties.length > 0 && { areaServed: counties }),
      ...(picture && { image: new URL(picture.path, siteUrl).href }),
      url: `${siteUrl}${toPage(canonicalPath)}`,
    }),
  }
}

/** Staff enter "Knox" or "Knox County". */
const areaOf = (county: string, { address: { region } }: SiteDetails) => ({
  '@type': 'AdministrativeArea',
  name: [/\b(county|parish)$/i.test(county) ? county : `${county} County`, region]
    .filter(Boolean)
    .join(', '),
})
