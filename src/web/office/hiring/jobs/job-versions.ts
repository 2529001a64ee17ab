import type { z } from 'zod'
import { type Job, type JobForm, shiftLabels } from '#contract/hiring/jobs.ts'
import { type CompareOptions, linesOfRichText } from '#web/office/platform/drafts/compare.ts'
import { publishFields, toPublishValues } from '#web/office/website/publishing/publish-date.ts'
import { hasClosed, termFields, toTermValues } from './job-terms.ts'
import { statusLabels } from './status.ts'

/** How two versions of a job posting are compared. */
export const jobVersions: CompareOptions<z.input<typeof JobForm>, Job> = {
  toValues: (job) => ({
    title: job?.title ?? '',
    location: job?.location ?? '',
    shiftsAvailable: job?.shiftsAvailable ?? [],
    status: job?.status ?? 'draft',
    description: job?.description ?? '',
    ...toTermValues(job),
    ...toPublishValues(job),
  }),
  fields: {
    title: { label: 'Job Title', text: ({ title }) => title },
    location: { label: 'Location', text: ({ location }) => location },
    ...termFields,
    description: { label: 'Description', text: ({ description }) => linesOfRichText(description) },
    status: { label: 'Status', text: ({ status }) => statusLabels[status] },
    ...publishFields,
    shiftsAvailable: {
      label: 'Shifts Available',
      text: ({ shiftsAvailable }) => shiftsAvailable.map((shift) => shiftLabels[shift]).join('\n'),
    },
  },
}

/** The form of a duplicate, without dates that belong to the original or have passed. */
export const copyJob = (job: Job): z.input<typeof JobForm> => ({
  ...jobVersions.toValues(job),
  status: 'draft',
  ...(hasClosed(job) && { closingDate: '' }),
  ...toPublishValues(undefined),
})
