import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { closedJobCode, type Job, jobCalls, jobListFailure } from '#contract/jobs.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { summaryOf } from './job-text.ts'
import { type JobFilter, noFilter } from './listing-address.ts'

/** What a line of the list shows. The whole text of a job is read when it is opened. */
export type JobSummary = Pick<Job, 'id' | 'title' | 'location' | 'shiftsAvailable'> & {
  summary: string
}

export const jobsQuery = ({ search, location, shifts }: JobFilter = noFilter) =>
  queryOptions({
    queryKey: ['jobs', search, location, shifts.join()],
    queryFn: async () => {
      const query = { search, location, shift: shifts.join() }
      const reply: { success: boolean; data: Job[]; message?: string } = await call(jobCalls.list, {
        query,
      })
      if (!reply.success) throw new ApiError(200, jobListFailure(reply.message))
      return reply.data.map(toSummary)
    },
    placeholderData: keepPreviousData,
  })

/** What stands at a job's address: an open job, one that is open no longer, or none that is known. */
export type JobAtAddress = { state: 'open'; job: Job } | { state: 'closed' | 'unknown' }

export const jobQuery = (name: string) =>
  queryOptions({
    queryKey: ['job', name],
    queryFn: async (): Promise<JobAtAddress> => {
      try {
        return { state: 'open', job: (await call(jobCalls.read, { params: { slug: name } })).data }
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error
        return { state: error.code === closedJobCode ? 'closed' : 'unknown' }
      }
    },
  })

function toSummary({ id, title, location, shiftsAvailable, description }: Job): JobSummary {
  return { id, title, location, shiftsAvailable, summary: summaryOf(description) }
}
