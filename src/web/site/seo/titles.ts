import { accessibility, type LegalText, privacy } from '#content/legal.ts'
import { provider } from '#content/provider.ts'
import type { Job } from '#contract/jobs.ts'

export const siteTitle = `${provider.name}: support for people with intellectual and developmental disabilities in Tennessee`

/** The titles of the fixed pages, by path. */
export const pageTitles: Record<string, string> = {
  '/': siteTitle,
  '/privacy': legalTitle(privacy),
  '/accessibility': legalTitle(accessibility),
}

export function legalTitle({ title }: LegalText) {
  return `${title}: ${provider.name}`
}

export const jobTitle = ({ title, location }: Pick<Job, 'title' | 'location'>) =>
  `${title}, ${location} · ${provider.name}`
