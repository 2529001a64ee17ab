import type { SampleJob } from '#content/sample-jobs.ts'
import { type Job, jobFixedValues } from '#contract/hiring/jobs.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { days, timeBefore } from '#server/platform/time.ts'
import { createJob, setJobStatuses } from './jobs.queries.ts'

/** A sample job, dated as if it had been posted some days ago. */
export async function createSampleJob(db: Db, sample: SampleJob, now: Date): Promise<Job> {
  const { title, location, shifts: shiftsAvailable, status } = sample
  const posted = timeBefore(now, sample.daysAgo * days)
  const input = {
    ...jobFixedValues,
    ...(sample.employmentType && { employmentType: sample.employmentType }),
    title,
    location,
    shiftsAvailable,
    description: makeDescription(sample),
  }
  if (status !== 'archived') return createJob(db, { ...input, status }, posted)
  const job = await createJob(db, { ...input, status: 'published' }, posted)
  await setJobStatuses(db, [job.id], status, now)
  return { ...job, status }
}

function makeDescription({ intro, responsibilities, qualifications, closing }: SampleJob) {
  return [
    `<p>${intro}</p>`,
    `<h3>Responsibilities</h3>${makeList(responsibilities)}`,
    `<h3>Qualifications</h3>${makeList(qualifications)}`,
    closing ? `<p>${closing}</p>` : '',
  ].join('')
}

const makeList = (points: string[]) =>
  `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`
