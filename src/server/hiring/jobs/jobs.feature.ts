import { sampleJobs } from '#content/sample-jobs.ts'
import type { Job } from '#contract/hiring/jobs.ts'
import type { Feature } from '#server/records/feature.ts'
import { archiveClosedJobs, countClosingJobs, publishDueJobs } from './job-dates.queries.ts'
import { jobPages } from './job-pages.ts'
import { jobPreviewRoutes } from './job-preview.ts'
import { jobFinder } from './jobs.finder.ts'
import { deleteJob } from './jobs.queries.ts'
import { jobRoutes } from './jobs.routes.ts'
import { createSampleJob } from './sample-job.ts'

export const jobs: Feature = {
  calls: async (api, context, program) => {
    await jobRoutes(api, context)
    await jobPreviewRoutes(api, context, program)
  },
  site: jobPages,
  finder: jobFinder,
  waiting: {
    closing: {
      access: 'read jobs',
      find: ({ db, now }) => countClosingJobs(db, now()),
    },
  },
  dated: {
    label: 'Jobs',
    kind: 'job',
    publishDue: publishDueJobs,
    closeDue: archiveClosedJobs,
  },
  samples: {
    kind: 'job',
    add: async (db, now) => {
      const added: Job[] = []
      for (const sample of sampleJobs) added.push(await createSampleJob(db, sample, now))
      return added
    },
    remove: deleteJob,
  },
}
