import { provider } from '#content/provider.ts'
import { termMessages } from '#contract/hiring/job-terms.ts'
import type { Job } from '#contract/hiring/jobs.ts'
import { badRequest } from '#server/platform/errors.ts'
import { dayIn } from '#server/platform/time.ts'

const { closingDatePassed, closesTooSoon } = termMessages

/**
 * Refuses a change that would publish a job after its closing date, at once or later. Call it with the
 * changed job in the transaction of the change: its date may be one that was stored before.
 */
export function refuseClosed({ publishAt, closingDate, status }: Job, wanted: Job['status']) {
  const refuse = (message: string) => badRequest(message, { closingDate: message })
  if (wanted === 'published' && status === 'archived') throw refuse(closingDatePassed)
  if (publishAt && closingDate && closingDate < dayIn(provider.timeZone, new Date(publishAt))) {
    throw refuse(closesTooSoon)
  }
}

/** The same for several jobs, which are named. */
export function refuseClosedJobs(jobs: Job[], wanted: Job['status']) {
  const closed = jobs.filter(({ status }) => wanted === 'published' && status === 'archived')
  if (closed.length === 0) return
  const titles = closed.map(({ title }) => title).join(', ')
  throw badRequest(`The closing date has passed: ${titles}. Edit it, or reopen the job posting.`)
}
