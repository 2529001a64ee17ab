import { provider } from '#content/provider.ts'
import type { PageHead } from '#contract/page.ts'
import type { JobAtAddress } from '../jobs/jobs-query.ts'
import { jobHead } from './job-head.ts'
import { organization } from './organization.ts'
import { siteTitle } from './titles.ts'

/** What the head of a page depends on. */
export type PageSubject =
  | { page: 'home' | 'listing' | 'missing' }
  | { page: 'job'; found: JobAtAddress | undefined }

/** Status and head of a public page. */
export function headOf(subject: PageSubject): { status: number; head: PageHead } {
  switch (subject.page) {
    case 'home':
      return { status: 200, head: homeHead }
    case 'listing':
      return { status: 200, head: listingHead }
    case 'missing':
      return { status: 404, head: missingHead }
    case 'job':
      return jobPage(subject.found)
  }
}

function jobPage(found: JobAtAddress | undefined) {
  // Without an answer nothing is known of the job: the browser will ask again.
  if (!found) return { status: 503, head: homeHead }
  if (found.state === 'open') return { status: 200, head: jobHead(found.job) }
  return { status: found.state === 'closed' ? 410 : 404, head: missingHead }
}

const homeHead: PageHead = {
  title: siteTitle,
  description: provider.description,
  canonicalPath: '/',
  jsonLd: (siteUrl) => ({ '@context': 'https://schema.org', ...organization(siteUrl) }),
}

const listingHead: PageHead = {
  title: `Careers: our job listings · ${provider.name}`,
  description: `Open jobs with ${provider.name}: support people with intellectual and developmental disabilities at home and in the community, across Middle and East Tennessee.`,
  canonicalPath: '/?view=jobs',
}

const missingHead: PageHead = {
  title: `Page not found: ${provider.name}`,
  description: `This page of ${provider.name} is not there.`,
}
