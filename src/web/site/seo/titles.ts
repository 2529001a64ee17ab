import { provider } from '#content/provider.ts'
import type { Job } from '#contract/jobs.ts'

export const siteTitle = `${provider.name}: support for people with intellectual and developmental disabilities in Tennessee`

export const jobTitle = ({ title, location }: Pick<Job, 'title' | 'location'>) =>
  `${title}, ${location} · ${provider.name}`
