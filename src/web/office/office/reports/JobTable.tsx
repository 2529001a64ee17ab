import { applicationStages } from '#contract/hiring/application-status.ts'
import type { ApplicationReport } from '#contract/office/reports.ts'
import { stageLabels } from '#web/office/hiring/applications/stages.ts'
import { ScrollRegion } from '#web/ui/ScrollRegion.tsx'
import styles from './CountTable.module.css'
import { nameOfJob } from './report-texts.ts'

/** The applications for each job, with a column for each stage. */
export function JobTable({ applications }: { applications: ApplicationReport }) {
  const { byJob, otherJobs } = applications
  return (
    <ScrollRegion className={`${styles.scroll} ${styles.wide}`} label="Applications by job, table">
      <table className={styles.table}>
        <caption className="visually-hidden">Applications by job</caption>
        <thead>
          <tr>
            <th scope="col">Job</th>
            <th scope="col">All</th>
            {applicationStages.map((stage) => (
              <th key={stage} scope="col">
                {stageLabels[stage]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byJob.map((job) => (
            <tr key={job.jobId}>
              <th scope="row">{nameOfJob(job)}</th>
              <td>{job.total.toLocaleString('en-US')}</td>
              {applicationStages.map((stage) => (
                <td key={stage}>{job.byStage[stage].toLocaleString('en-US')}</td>
              ))}
            </tr>
          ))}
          {otherJobs > 0 && (
            <tr>
              <th scope="row">Other jobs</th>
              <td>{otherJobs.toLocaleString('en-US')}</td>
              <td colSpan={applicationStages.length} />
            </tr>
          )}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
