import type { QueryClient } from '@tanstack/react-query'
import { notices } from '#content/notices.ts'
import { eventPath, eventsPath, programPath } from '#content/sections.ts'
import type { SiteTexts } from '#contract/website/site-texts/sections.ts'
import { eventQuery } from './events/event-query.ts'
import { eventsQuery } from './events/events-query.ts'
import { heroSlidesQuery } from './hero/hero-query.ts'
import { jobPlacesQuery, jobQuery, jobsQuery } from './jobs/jobs-query.ts'
import { readFilter } from './jobs/listing-address.ts'
import { noticesQuery } from './notices/notices-query.ts'
import { programJobsQuery, programStoriesQuery } from './programs/program-queries.ts'
import type { PageSubject } from './seo/head.ts'
import { siteDetailsQuery } from './site-details.ts'
import { teamQuery } from './team/team-query.ts'
import { testimonialsQuery } from './testimonials/testimonials-query.ts'

/** Loads the data of a page, and returns what its head depends on. */
export async function loadPage(
  path: string,
  client: QueryClient,
  { programs: { programs } }: SiteTexts,
): Promise<PageSubject> {
  const { pathname, searchParams } = new URL(path, 'http://site')
  const jobName = /^\/jobs\/([^/]+)$/.exec(pathname)?.[1]
  if (pathname === notices.path) {
    await Promise.all([client.prefetchQuery(siteDetailsQuery), client.prefetchQuery(noticesQuery)])
    return { page: 'notices', found: client.getQueryData(noticesQuery.queryKey) }
  }
  if (pathname.startsWith(eventPath(''))) {
    const event = eventQuery(pathname.slice(eventPath('').length))
    await Promise.all([client.prefetchQuery(siteDetailsQuery), client.prefetchQuery(event)])
    return { page: 'event', found: client.getQueryData(event.queryKey) }
  }
  if (pathname === eventsPath) {
    await Promise.all([client.prefetchQuery(siteDetailsQuery), client.prefetchQuery(eventsQuery)])
    return { page: 'words', path: pathname }
  }
  if (pathname !== '/' && jobName === undefined) {
    const program = programs.find(({ slug }) => pathname === programPath(slug))
    await Promise.all([
      client.prefetchQuery(siteDetailsQuery),
      ...(program
        ? [
            client.prefetchQuery(programStoriesQuery(program.id)),
            client.prefetchQuery(programJobsQuery(program.id)),
          ]
        : []),
    ])
    return program ? { page: 'program', program } : { page: 'words', path: pathname }
  }

  const listing = searchParams.get('view') === 'jobs'
  const loadList = () =>
    Promise.all([
      client.prefetchQuery(jobPlacesQuery),
      client.prefetchQuery(jobsQuery(readFilter(searchParams))),
    ])
  await Promise.all([
    client.prefetchQuery(siteDetailsQuery),
    client.prefetchQuery(heroSlidesQuery),
    client.prefetchQuery(eventsQuery),
    client.prefetchQuery(teamQuery),
    client.prefetchQuery(testimonialsQuery),
    jobName ? client.prefetchQuery(jobQuery(jobName)) : listing && loadList(),
  ])
  if (jobName) {
    const found = client.getQueryData(jobQuery(jobName).queryKey)
    // Nobody sees the list behind an open job yet, and with it the page would need one more round trip.
    if (found?.state !== 'open') await loadList()
    return { page: 'job', found }
  }
  if (listing) return { page: 'listing' }
  return { page: 'home' }
}
