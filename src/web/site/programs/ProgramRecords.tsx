import { useQuery } from '@tanstack/react-query'
import { jobTexts } from '#content/jobs.ts'
import { langOf } from '#content/lang-of.ts'
import { toPage } from '#content/language.ts'
import { programTexts } from '#content/program-texts.ts'
import type { JobSummary } from '../jobs/jobs-query.ts'
import { jobPath, listingPath, noFilter } from '../jobs/listing-address.ts'
import { EnglishNote } from '../layout/EnglishNote.tsx'
import { Quote } from '../testimonials/Quote.tsx'
import styles from './ProgramRecords.module.css'
import { programJobsQuery, programStoriesQuery } from './program-queries.ts'

/** The stories about a program, and its open jobs. Nothing is said about those that there are not. */
export function ProgramRecords({ program }: { program: string }) {
  const { data: stories = [] } = useQuery(programStoriesQuery(program))
  const { data: jobs = [] } = useQuery(programJobsQuery(program))
  return (
    <>
      {stories.length > 0 && (
        <section className={styles.records} aria-labelledby="stories">
          <h2 id="stories">{programTexts.stories}</h2>
          <div className={styles.stories}>
            {stories.map((story) => (
              <Quote key={story.id} testimonial={story} place={1} shown />
            ))}
          </div>
        </section>
      )}
      {jobs.length > 0 && (
        <section className={styles.records} aria-labelledby="jobs">
          <h2 id="jobs">{programTexts.jobs}</h2>
          <ul className={styles.jobs}>
            {jobs.map((job) => (
              <li key={job.id}>
                <a href={toPage(jobPath(job.id))} lang={langOf(job.english, 'title')}>
                  {job.title}
                </a>
                <span>{factsOf(job).join(' · ')}</span>
                <EnglishNote of={job.english} />
              </li>
            ))}
          </ul>
          <a className={styles.all} href={toPage(listingPath(noFilter))}>
            {programTexts.allJobs}
          </a>
        </section>
      )}
    </>
  )
}

const factsOf = ({ location, pay, shiftsAvailable }: JobSummary) =>
  [location, pay && jobTexts.pay(pay), ...shiftsAvailable.map(jobTexts.shift)].filter(Boolean)
