import { queryOptions } from '@tanstack/react-query'
import {
  type Job,
  type JobForm,
  type JobStatus,
  jobCalls,
  jobFixedValues,
  jobListFailure,
} from '#contract/jobs.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { publishAtOf } from '../publishing/publish-date.ts'
import { withId } from '../records.ts'

export const jobsQuery = queryOptions({
  queryKey: ['office', 'jobs'],
  queryFn: async () => {
    try {
      return (await call(jobCalls.listAll, {})).data.map(withId)
    } catch (error) {
      const { status, message } = error as ApiError
      throw new ApiError(status, jobListFailure(message))
    }
  },
})

export function saveJob(values: JobForm, existing: Job | undefined) {
  const { publishDate, publishTime, ...rest } = values
  const body = { ...rest, publishAt: publishAtOf(values), ...jobFixedValues }
  return existing
    ? call(jobCalls.update, {
        params: { id: existing.id },
        body: { ...body, updatedAt: existing.updatedAt },
      })
    : call(jobCalls.create, { body })
}

export const deleteJob = ({ id }: Job) => call(jobCalls.remove, { params: { id } })

export const setStatuses = (change: { jobIds: string[]; status: JobStatus }) =>
  call(jobCalls.setStatuses, { body: change })
