import { useMatch, useSearchParams } from 'react-router'
import { type JobFilter, readFilter } from './listing-address.ts'

export type CareersView = {
  mode: 'summary' | 'listing'
  filter: JobFilter
  /** The id or slug from `/jobs/…`. */
  jobName: string | undefined
}

/** Reads from the URL what the careers section shows. */
export function useCareersView(): CareersView {
  const [query] = useSearchParams()
  const jobName = useMatch('/jobs/:jobName')?.params.jobName
  return {
    mode: jobName !== undefined || query.get('view') === 'jobs' ? 'listing' : 'summary',
    filter: readFilter(query),
    jobName,
  }
}
