import { jobTexts } from '#content/jobs.ts'
import { langOf } from '#content/lang-of.ts'
import { RouteButton } from '../layout/RouteButton.tsx'
import { JobFacts, ShiftTags } from './JobFacts.tsx'
import styles from './JobLine.module.css'
import type { JobSummary } from './jobs-query.ts'
import { type JobFilter, jobPath } from './listing-address.ts'

/** The link that opens a job and gets the focus back when it closes. */
export const jobLinkId = (id: string) => `view-${id}`

export function JobLine({ job, filter }: { job: JobSummary; filter: JobFilter }) {
  return (
    <li className={styles.job}>
      <div className={styles.title}>
        <h3 lang={langOf(job.english, 'title')}>{job.title}</h3>
        <JobFacts job={job} place={job.location} />
      </div>
      <p className={styles.summary} lang={langOf(job.english, 'description')}>
        {job.summary}
      </p>
      <div className={styles.shifts}>
        <ShiftTags shifts={job.shiftsAvailable} />
      </div>
      <div className={styles.open}>
        <RouteButton
          id={jobLinkId(job.id)}
          variant="line"
          to={jobPath(job.id, filter)}
          state={{ fromListing: true }}
          aria-label={`${jobTexts.open}: ${job.title}`}
        >
          {jobTexts.open}
        </RouteButton>
      </div>
    </li>
  )
}
