import { Link } from 'react-router'
import { plural } from '#web/office/platform/format.ts'
import { useMay } from '#web/office/platform/layout/use-may.ts'
import { sectionPath } from '#web/office/platform/paths.ts'
import type { ListedJob } from './jobs-queries.ts'

/** How many people have applied, as a link to them for those who may see them. */
export function JobApplicants({ job }: { job: ListedJob }) {
  const may = useMay()
  const { applicationsCount: all, newApplicationsCount: fresh } = job
  if (all === undefined) return null
  if (all === 0) return 'No applicants yet'
  const text = `${plural(all, 'applicant')}${fresh ? `, ${fresh.toLocaleString('en-US')} new` : ''}`
  if (!may('read applicants')) return text
  return <Link to={sectionPath('applicants', `job=${job.id}`)}>{text}</Link>
}
