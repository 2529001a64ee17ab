import { applicationStages } from '#contract/hiring/application-status.ts'
import type { ApplicationReport } from '#contract/office/reports.ts'
import { stageLabels } from '#web/office/hiring/applications/stages.ts'
import type { BarRow } from '#web/ui/BarList.tsx'
import { ScrollRegion } from '#web/ui/ScrollRegion.tsx'
import styles from './CountTable.module.css'
import { nameOfJob } from './report-texts.ts'

type CountTableProps = {
  caption: string
  /** The heading of the rows, such as "Day" or "Status". */
  heading: string
  /** The heading of the counts, such as "Applications". */
  counted: string
  rows: Pick<BarRow, 'name' | 'note' | 'count'>[]
  /** Adds a column with the percentage of the total. */
  shares?: boolean
}

/** The numbers of a chart. A long table scrolls within the panel, also by keyboard. */
export function CountTable({ caption, heading, counted, rows, shares }: CountTableProps) {
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  return (
    <ScrollRegion className={styles.scroll} label={`${caption}, table`}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">{counted}</th>
            {shares && <th scope="col">Share</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, note, count }) => (
            <tr key={name}>
              <th scope="row">
                {name} {note && <small>{note}</small>}
              </th>
              <td>{count.toLocaleString('en-US')}</td>
              {shares && <td>{percent.format(total > 0 ? count / total : 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent' })

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
