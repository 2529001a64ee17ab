import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { jobTexts } from '#content/jobs.ts'
import { nameAndTagline, shownName } from '#content/provider.ts'
import { referral } from '#content/referral.ts'
import type { Job } from '#contract/hiring/jobs.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import { useSiteDetails } from './site-details.ts'

type Named = Pick<SiteDetails, 'name' | 'tagline'>

/** A page's title, with the provider's name. */
export const pageTitle = (title: string, details: Named) => `${title}: ${shownName(details)}`

export const listingTitle = (details: Named) => `${jobTexts.tabTitle} · ${shownName(details)}`

/** The titles of the pages that do not set their own, by path. */
const pageTitles: Record<string, (details: Named) => string> = {
  '/': nameAndTagline,
  [referral.online.path]: (details) => pageTitle(referral.online.label, details),
}

export function jobTitle({ title, location }: Pick<Job, 'title' | 'location'>, details: Named) {
  const job = `${title}, ${location}`
  const full = `${job} · ${shownName(details)}`
  return full.length <= titleLength ? full : shorten(job, titleLength)
}

/** Search engines show about this many characters. */
const titleLength = 59
export const descriptionLength = 154

/** Cuts a long text between two words. */
export function shorten(text: string, most: number) {
  if (text.length <= most) return text
  const start = text.slice(0, most)
  const lastSpace = start.lastIndexOf(' ')
  return `${start.slice(0, lastSpace > 0 ? lastSpace : most - 1).replace(/[\s.,;:–-]+$/, '')}…`
}

/** Updates the document title on client-side navigation. */
export function useTitle() {
  const { pathname, search } = useLocation()
  const details = useSiteDetails()
  // Other pages, such as a job, set their own.
  const isListing = pathname === '/' && new URLSearchParams(search).get('view') === 'jobs'
  const title = isListing ? listingTitle(details) : pageTitles[pathname]?.(details)
  useEffect(() => {
    if (title) document.title = title
  }, [title])
}
