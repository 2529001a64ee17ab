import { queryOptions } from '@tanstack/react-query'
import { jobPreviewCalls } from '#contract/hiring/job-preview.ts'
import {
  type AdminJob,
  type Job,
  type JobForm,
  type JobStatus,
  jobCalls,
  jobFixedValues,
  jobListFailure,
} from '#contract/hiring/jobs.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { type Received, withId } from '#web/office/records/records.ts'
import { toPublishAt } from '#web/office/website/publishing/publish-date.ts'
import { toTerms } from './job-terms.ts'

/** A job of the list, with what our server adds to the specification. */
export type ListedJob = Received<AdminJob, 'applicationsCount' | 'newApplicationsCount'>

export const jobsQuery = queryOptions({
  queryKey: ['office', 'jobs'],
  queryFn: async (): Promise<ListedJob[]> => {
    try {
      return (await call(jobCalls.listAll, {})).data.map(withId)
    } catch (error) {
      const { status, message } = error as ApiError
      throw new ApiError(status, jobListFailure(message))
    }
  },
})

export function saveJob(values: JobForm, existing: Job | undefined) {
  const body = toJobBody(values)
  return existing
    ? call(jobCalls.update, {
        params: { id: existing.id },
        body: { ...body, updatedAt: existing.updatedAt },
      })
    : call(jobCalls.create, { body })
}

/** What is sent for the values of the form. */
function toJobBody(values: JobForm) {
  const { publishDate, publishTime, ...rest } = toTerms(values)
  return { ...rest, publishAt: toPublishAt(values), ...jobFixedValues }
}

export const deleteJob = ({ id }: Job) => call(jobCalls.remove, { params: { id } })

export const setStatuses = (change: { jobIds: string[]; status: JobStatus }) =>
  call(jobCalls.setStatuses, { body: change })

/** How an archived job is published again, and how that is undone. */
export const reopenOptions = ({ id, title }: Job, onStart: () => void) => ({
  change: ({ closingDate }: { closingDate?: string }) => {
    onStart()
    return call(jobCalls.reopen, { params: { id }, body: { closingDate } })
  },
  undo: () => setStatuses({ jobIds: [id], status: 'archived' }),
  reload: jobsQuery.queryKey,
  success: `${title} is open again`,
  failure: 'Failed to reopen job posting. Please try again.',
})

export async function previewJob(values: JobForm): Promise<string> {
  return (await call(jobPreviewCalls.job, { body: toJobBody(values) })).data.html
}
