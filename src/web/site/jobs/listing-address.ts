import { useMatch, useSearchParams } from 'react-router'
import { type JobShift, jobShifts } from '#contract/hiring/jobs.ts'

export type JobFilter = { search: string; location: string; shifts: JobShift[]; page: number }

export const noFilter: JobFilter = { search: '', location: '', shifts: [], page: 1 }

export const isFiltered = ({ search, location, shifts }: JobFilter) =>
  search !== '' || location !== '' || shifts.length > 0

/** Filter and page are part of the URL, so that it can be shared and survives going back. */
export function readFilter(query: URLSearchParams): JobFilter {
  const named = query.getAll('shift').flatMap((value) => value.split(','))
  return {
    search: (query.get('search') ?? '').trim().slice(0, 200),
    location: (query.get('location') ?? '').trim().slice(0, 100),
    shifts: jobShifts.filter((shift) => named.includes(shift)),
    page: parsePage(query.get('page') ?? ''),
  }
}

const parsePage = (text: string) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1)

export const summaryPath = '/#careers'

export const listingPath = (filter: JobFilter, hash = '#careers') =>
  `/?${toQuery(new URLSearchParams({ view: 'jobs' }), filter)}${hash}`

/** The address of a job includes the filter of the list behind it. */
export function jobPath(id: string, filter: JobFilter = noFilter) {
  const query = toQuery(new URLSearchParams(), filter)
  return `/jobs/${id}${query.size > 0 ? `?${query}` : ''}`
}

function toQuery(query: URLSearchParams, { search, location, shifts, page }: JobFilter) {
  if (search) query.set('search', search)
  if (location) query.set('location', location)
  if (shifts.length > 0) query.set('shift', shifts.join())
  if (page > 1) query.set('page', String(page))
  return query
}

type CareersView = {
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
