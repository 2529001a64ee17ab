import type { EventContent } from '#content/events.ts'
import { accessibility, privacy } from '#content/legal.ts'
import { notices, noticeTitles } from '#content/notices.ts'
import { privateApplication } from '#content/private-application.ts'
import { provider } from '#content/provider.ts'
import { referral } from '#content/referral.ts'
import { referralOnline } from '#content/referral-online.ts'
import type { PageHead } from '#contract/platform/page.ts'
import type { Notice } from '#contract/website/notices.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import type { JobAtAddress } from '../jobs/jobs-query.ts'
import { descriptionLength, legalTitle, referralTitle, shorten, siteTitle } from '../titles.ts'
import { jobHead } from './job-head.ts'
import { organization } from './organization.ts'

export type PageSubject =
  | { page: 'home'; events: EventContent[] }
  | { page: 'words'; path: string }
  | { page: 'notices'; found: Notice[] | undefined }
  | { page: 'listing' }
  | { page: 'job'; found: JobAtAddress | undefined }

/** The status code and head of a public page. */
export function makeHead(
  subject: PageSubject,
  details: SiteDetails,
): { status: number; head: PageHead } {
  if (subject.page === 'job') return jobPage(subject.found, details)
  if (subject.page === 'notices') return noticesPage(subject.found)
  if (subject.page === 'listing') return { status: 200, head: listingHead }
  if (subject.page === 'home') return { status: 200, head: homeHead(details, subject.events) }
  const head = subject.path === referral.online.path ? referralHead : legalHeads[subject.path]
  return head ? { status: 200, head } : { status: 404, head: missingHead }
}

function jobPage(found: JobAtAddress | undefined, details: SiteDetails) {
  // The call failed, so nothing is known about the job. The browser will try again.
  if (!found) return { status: 503, head: homeHead(details) }
  if (found.state === 'open') return { status: 200, head: jobHead(found.job, details) }
  return { status: found.state === 'closed' ? 410 : 404, head: missingHead }
}

function noticesPage(found: Notice[] | undefined) {
  // The call failed, so the browser will try again.
  if (!found) return { status: 503, head: { title: noticesTitle, description: noticesTitle } }
  if (found.length === 0) return { status: 404, head: missingHead }
  const names = new Intl.ListFormat('en-US').format(found.map(({ id }) => noticeTitles[id]))
  const description = `Notices of ${provider.name}: ${names}.`
  const canonicalPath = notices.path
  return { status: 200, head: { title: noticesTitle, description, canonicalPath } }
}

const noticesTitle = `${notices.title}: ${provider.name}`

const homeHead = (details: SiteDetails, events: EventContent[] = []): PageHead => ({
  title: siteTitle,
  description: provider.description,
  canonicalPath: '/',
  jsonLd: (siteUrl) => ({
    '@context': 'https://schema.org',
    ...organization(siteUrl, details),
    ...structuredEvents(events, siteUrl),
  }),
})

const listingHead: PageHead = {
  title: `Careers: our job listings · ${provider.name}`,
  description: `Open jobs with ${provider.name}: support people with disabilities at home and in the community, across Middle and East Tennessee.`,
  canonicalPath: '/?view=jobs',
}

const legalHeads: Record<string, PageHead> = {
  '/privacy': {
    title: legalTitle(privacy),
    description: privacy.lead,
    canonicalPath: '/privacy',
  },
  '/accessibility': {
    title: legalTitle(accessibility),
    description: accessibility.lead,
    canonicalPath: '/accessibility',
  },
}

const referralHead: PageHead = {
  title: referralTitle,
  description: referralOnline.lead,
  canonicalPath: referral.online.path,
}

/** It has what someone typed, so search engines do not list it. */
export const referralResultHead: PageHead = {
  title: referralTitle,
  description: referralOnline.lead,
}

/** The address is a secret and says nothing here either. */
export const privateHead: PageHead = {
  title: `${privateApplication.title}: ${provider.name}`,
  description: privateApplication.title,
}

export const contactResultHead: PageHead = {
  title: `Contact Us: ${provider.name}`,
  description: `Your message to ${provider.name}.`,
}

const missingHead: PageHead = {
  title: `Page not found: ${provider.name}`,
  description: `This page of ${provider.name} is not there.`,
}

const mostEvents = 10

/** The next events as structured data for search engines. They list only events with a date and a place. */
function structuredEvents(events: EventContent[], siteUrl: string) {
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
