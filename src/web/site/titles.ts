import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { LegalText } from '#content/legal.ts'
import { provider } from '#content/provider.ts'
import { referral } from '#content/referral.ts'
import type { Job } from '#contract/hiring/jobs.ts'

export const siteTitle = `${provider.name}: ${provider.tagline}`

export const referralTitle = `${referral.online.label}: ${provider.name}`

/** The titles of the pages that do not set their own, by path. */
const pageTitles: Record<string, string> = {
  '/': siteTitle,
  [referral.online.path]: referralTitle,
}

export function legalTitle({ title }: LegalText) {
  return `${title}: ${provider.name}`
}

export function jobTitle({ title, location }: Pick<Job, 'title' | 'location'>) {
  const job = `${title}, ${location}`
  const full = `${job} · ${provider.name}`
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
  const { pathname } = useLocation()
  useEffect(() => {
    const title = pageTitles[pathname]
    // Other pages, such as a job, set their own.
    if (title) document.title = title
  }, [pathname])
}
