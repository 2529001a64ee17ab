import { useMatch, useSearchParams } from 'react-router'
import { type JobFilter, readFilter } from './listing-address.ts'

export type CareersView = {
  mode: 'summary' | 'listing'
  filter: JobFilter
  /** The job at `/jobs/…`, by its id or its slug. */
  jobName: string | undefined
}

/** What the careers section shows is said by the address alone. */
export function useCareersView(): CareersView {
  const [query] = useSearchParams()
  const jobName = useMatch('/jobs/:jobName')?.params.jobName
  return {
    mode: jobName !== undefined || query.get('view') === 'jobs' ? 'listing' : 'summary',
    filter: readFilter(query),
    jobName,
  }
}
