import { jobPage as inSpanish } from '#content/es/job-page.ts'
import { sampleJobs as spanishJobs } from '#content/es/sample-jobs.ts'
import { jobPage } from '#content/job-page.ts'
import { type SampleJob, sampleJobs } from '#content/sample-jobs.ts'
import { type Job, jobFixedValues } from '#contract/hiring/jobs.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { days, timeBefore } from '#server/platform/time.ts'
import { namesIn } from '#server/records/audit/names.queries.ts'
import type { Feature } from '#server/records/feature.ts'
import type { Finder } from '#server/records/search/finder.ts'
import { jobPages, jobPreviewRoutes } from './job-pages.ts'
import {
  archiveClosedJobs,
  countClosingJobs,
  keepPublishClock,
  publishDueJobs,
} from './job-rows.queries.ts'
import { jobVersions } from './job-versions.ts'
import { createJob, deleteJob, searchJobs, setJobStatuses } from './jobs.queries.ts'
import { jobRoutes } from './jobs.routes.ts'

const jobFinder: Finder = {
  kind: 'job',
  access: 'read jobs',
  find: async (db, text) => {
    const rows = await searchJobs(db, text)
    return rows.map(({ id, title, location }) => ({ id, title, detail: location, at: null }))
  },
}

/** A sample job, dated as if it had been posted some days ago. */
async function createSampleJob(db: Db, sample: SampleJob, now: Date): Promise<Job> {
  const { title, location, shifts: shiftsAvailable, status, pay, program } = sample
  const posted = timeBefore(now, sample.daysAgo * days)
  const input = {
    ...jobFixedValues,
    ...(sample.employmentType && { employmentType: sample.employmentType }),
    title,
    location,
    shiftsAvailable,
    pay,
    program,
    description: makeDescription(sample, jobPage),
  }
  if (status !== 'archived') return createJob(db, { ...input, status }, posted)
  const job = await createJob(db, { ...input, status: 'published' }, posted)
  await setJobStatuses(db, [job.id], status, now)
  return { ...job, status }
}

type Headings = Pick<typeof jobPage, 'responsibilities' | 'qualifications'>

function makeDescription(sample: SampleJob, headings: Headings) {
  const { intro, responsibilities, qualifications, closing } = sample
  return [
    `<p>${intro}</p>`,
    `<h3>${headings.responsibilities}</h3>${makeList(responsibilities)}`,
    `<h3>${headings.qualifications}</h3>${makeList(qualifications)}`,
    closing ? `<p>${closing}</p>` : '',
  ].join('')
}

const makeList = (points: string[]) =>
  `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`

export const jobs: Feature = {
  versioned: [jobVersions],
  names: { job: namesIn('jobs', 'title') },
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
  keepClockTimes: keepPublishClock,
  samples: {
    kind: 'job',
    add: async (db, now) => {
      const added: Job[] = []
      for (const sample of sampleJobs) added.push(await createSampleJob(db, sample, now))
      return added
    },
    spanish: spanishJobs.map((job) => ({
      title: job.title,
      description: makeDescription(job, inSpanish),
    })),
    remove: deleteJob,
  },
}
