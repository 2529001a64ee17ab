import type { z } from 'zod'
import { linesOf } from '#contract/job-text.ts'
import { type Job, type JobForm, shiftLabels } from '#contract/jobs.ts'
import type { CompareOptions } from '../drafts/compare.ts'
import { statusLabels } from './status.ts'

/** How two versions of a job posting are compared. */
export const jobVersions: CompareOptions<z.input<typeof JobForm>, Job> = {
  valuesOf: (job) => ({
    title: job?.title ?? '',
    location: job?.location ?? '',
    shiftsAvailable: job?.shiftsAvailable ?? [],
    status: job?.status ?? 'draft',
    description: job?.description ?? '',
  }),
  parts: [
    { label: 'Job Title', names: ['title'], text: ({ title }) => title },
    { label: 'Location', names: ['location'], text: ({ location }) => location },
    {
      label: 'Description',
      names: ['description'],
      text: ({ description = '' }) => linesOf(bulleted(description)).join('\n'),
    },
    { label: 'Status', names: ['status'], text: ({ status = 'draft' }) => statusLabels[status] },
    {
      label: 'Shifts Available',
      names: ['shiftsAvailable'],
      text: ({ shiftsAvailable }) => shiftsAvailable.map((shift) => shiftLabels[shift]).join('\n'),
    },
  ],
}

/** Without tags, list items would look like paragraphs, so each gets a bullet. */
const bulleted = (html: string) => html.replace(/<li>(<p>)?/g, '<li>• ')
