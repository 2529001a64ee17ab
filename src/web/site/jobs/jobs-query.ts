import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { closedJobCode, jobCalls, type PublicJob } from '#contract/hiring/jobs.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { summarize } from './job-text.ts'
import { type JobFilter, noFilter } from './listing-address.ts'

/** A job as the list shows it. The full text is loaded when the job is opened. */
export type JobSummary = Pick<
  PublicJob,
  | 'id'
  | 'title'
  | 'location'
  | 'street'
  | 'postalCode'
  | 'shiftsAvailable'
  | 'pay'
  | 'closingDate'
  | 'openings'
  | 'english'
> & { summary: string }

const pageSize = 20

export const jobsQuery = ({ search, location, shifts, page }: JobFilter = noFilter) =>
  queryOptions({
    queryKey: ['jobs', search, location, shifts.join(), page],
    queryFn: async ({ meta }) => {
      const filter = { search, location, shift: shifts.join(), page, limit: pageSize }
      const query = { ...meta?.query, ...filter }
      const { data, pagination } = await call(jobCalls.list, { ...meta, query })
      return {
        jobs: data.map(toSummary),
        // The specification has one page with all jobs.
        total: pagination?.totalItems ?? data.length,
        pageCount: pagination?.totalPages ?? 1,
      }
    },
    placeholderData: keepPreviousData,
  })

/** Where there are jobs, and how many. */
export const jobPlacesQuery = queryOptions({
  queryKey: ['job-places'],
  queryFn: async ({ meta }) => {
    const { locations } = (await call(jobCalls.filters, { ...meta })).data
    return {
      places: locations.map(({ value }) => value),
      jobCount: locations.reduce((sum, { count }) => sum + count, 0),
    }
  },
})

export type JobAtAddress = { state: 'open'; job: PublicJob } | { state: 'closed' | 'unknown' }

export const jobQuery = (name: string) =>
  queryOptions({
    queryKey: ['job', name],
    queryFn: async ({ meta }): Promise<JobAtAddress> => {
      try {
        const { data: job } = await call(jobCalls.read, { ...meta, params: { slug: name } })
        return { state: 'open', job }
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error
        return { state: error.code === closedJobCode ? 'closed' : 'unknown' }
      }
    },
  })

/** `id` is our addition to the specification, so it may be missing. */
export function toSummary(job: PublicJob): JobSummary {
  const { _id, id = _id, title, location, shiftsAvailable = [], description = '' } = job
  const { street, postalCode, pay, closingDate, openings, english } = job
  const place = { location, street, postalCode }
  const terms = { shiftsAvailable, pay, closingDate, openings }
  return { id, title, ...place, ...terms, english, summary: summarize(description) }
}
