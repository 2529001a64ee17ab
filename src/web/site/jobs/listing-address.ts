import { type JobShift, jobShifts } from '#contract/jobs.ts'

export type JobFilter = { search: string; location: string; shifts: JobShift[] }

export const noFilter: JobFilter = { search: '', location: '', shifts: [] }

export const isFiltered = ({ search, location, shifts }: JobFilter) =>
  search !== '' || location !== '' || shifts.length > 0

/** The filter is part of the URL, so that it can be shared and survives going back. */
export function readFilter(query: URLSearchParams): JobFilter {
  const named = query.getAll('shift').flatMap((value) => value.split(','))
  return {
    search: (query.get('search') ?? '').trim().slice(0, 200),
    location: (query.get('location') ?? '').trim().slice(0, 100),
    shifts: jobShifts.filter((shift) => named.includes(shift)),
  }
}

export const summaryPath = '/#careers'

export const listingPath = (filter: JobFilter, hash = '#careers') =>
  `/?${toQuery(new URLSearchParams({ view: 'jobs' }), filter)}${hash}`

/** The address of a job includes the filter of the list behind it. */
export function jobPath(id: string, filter: JobFilter = noFilter) {
  const query = toQuery(new URLSearchParams(), filter)
  return `/jobs/${id}${query.size > 0 ? `?${query}` : ''}`
}

function toQuery(query: URLSearchParams, { search, location, shifts }: JobFilter) {
  if (search) query.set('search', search)
  if (location) query.set('location', location)
  if (shifts.length > 0) query.set('shift', shifts.join())
  return query
}
