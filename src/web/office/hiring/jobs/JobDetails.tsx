import { Copy, ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { Fragment } from 'react'
import { formatPay } from '#contract/hiring/job-pay.ts'
import { formatAddress } from '#contract/hiring/job-terms.ts'
import { formatDateTime } from '#web/office/platform/format.ts'
import { SubPage } from '#web/office/platform/layout/SubPage.tsx'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { StatusBadge } from '#web/office/website/publishing/StatusBadge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { formatCalendarDate } from '#web/ui/calendar-date.ts'
import { Details } from '#web/ui/Details.tsx'
import { NewTabNote } from '#web/ui/new-tab.tsx'
import { RichText } from '#web/ui/RichText.tsx'
import { JobApplicants, ShiftList } from './JobCard.tsx'
import styles from './JobDetails.module.css'
import type { ListedJob } from './jobs-queries.ts'
import { ReopenButton } from './ReopenButton.tsx'
import { statusColors, statusLabels } from './status.ts'

type JobDetailsProps = {
  job: ListedJob
  onClose: () => void
  onEdit: () => void
  onCopy: () => void
  onDelete: () => void
}

export function JobDetails({ job, onClose, onEdit, onCopy, onDelete }: JobDetailsProps) {
  const mayEdit = useMayEdit()
  return (
    <SubPage
      title={job.title}
      onBack={onClose}
      actions={
        mayEdit && (
          <>
            <Button onClick={onEdit}>
              <Pencil className="icon" /> Edit
            </Button>
            {job.status === 'archived' && (
              <ReopenButton job={job} variant="line" returnTo="h1[tabindex]">
                Reopen
              </ReopenButton>
            )}
            <Button variant="line" onClick={onCopy}>
              <Copy className="icon" /> Duplicate
            </Button>
            <Button variant="line" onClick={onDelete}>
              <Trash2 className="icon" /> Delete
            </Button>
          </>
        )
      }
    >
      <div className={styles.panel}>
        <Details
          entries={[
            [
              'Status',
              <Fragment key="status">
                <StatusBadge
                  label={statusLabels[job.status]}
                  color={statusColors[job.status]}
                  publishAt={job.publishAt}
                />
                {job.publishAt && ` for ${formatDateTime(job.publishAt)}`}
              </Fragment>,
            ],
            ['Applicants', <JobApplicants key="applicants" job={job} />],
            ['Location', formatAddress(job)],
            ['Pay', job.pay ? formatPay(job.pay) : 'Not given'],
            ['Closing date', job.closingDate ? formatCalendarDate(job.closingDate) : 'None'],
            ['Openings', job.openings ?? 'Not given'],
            ['Shifts Available', <ShiftList key="shifts" shifts={job.shiftsAvailable} />],
            ['Created', formatDateTime(job.createdAt)],
            ['Last Updated', job.updatedAt ? formatDateTime(job.updatedAt) : 'Unknown'],
            ['First published', job.publishedAt ? formatDateTime(job.publishedAt) : 'Not yet'],
          ]}
        />
        {job.status === 'published' && (
          <p className={styles.live}>
            <a href={`/jobs/${job.id}`} target="_blank" rel="noreferrer">
              <ExternalLink className="icon" /> See it on the site
              <NewTabNote />
            </a>
          </p>
        )}
      </div>
      <div className={styles.panel}>
        <h2>Description</h2>
        {job.description ? <RichText html={job.description} /> : <p>No description available</p>}
      </div>
    </SubPage>
  )
}
