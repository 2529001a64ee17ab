import { Banknote, CalendarClock, Copy, Eye, MapPin, Pencil, Trash2, Users } from 'lucide-react'
import { memo, type RefObject } from 'react'
import { Link } from 'react-router'
import { formatPay } from '#contract/hiring/job-pay.ts'
import { type Job, type JobShift, shiftLabels } from '#contract/hiring/jobs.ts'
import { formatDate, formatDateTime, plural } from '#web/office/platform/format.ts'
import { useMay, useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { sectionPath } from '#web/office/platform/paths.ts'
import { StatusBadge } from '#web/office/website/publishing/StatusBadge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { formatCalendarDate } from '#web/ui/calendar-date.ts'
import styles from './JobCard.module.css'
import { hasClosed } from './job-terms.ts'
import type { ListedJob } from './jobs-queries.ts'
import { ReopenButton } from './ReopenButton.tsx'
import { statusColors, statusLabels } from './status.ts'

export const cardId = (job: Job) => `posting-${job.id}`

export type JobActions = {
  select: (id: string, selected: boolean) => void
  view: (job: ListedJob) => void
  edit: (job: ListedJob) => void
  copy: (job: ListedJob) => void
  remove: (job: ListedJob) => void
}

type JobCardProps = {
  job: ListedJob
  selected: boolean
  busy: boolean
  actions: RefObject<JobActions | undefined>
}

export const JobCard = memo(({ job, selected, busy, actions }: JobCardProps) => {
  const mayEdit = useMayEdit()
  const titleAndPlace = `${job.title}, ${job.location}`
  const name = <span className="visually-hidden"> {titleAndPlace}</span>
  return (
    <li className={styles.card} data-status={job.status} data-selected={selected}>
      <div className={styles.top}>
        {mayEdit && (
          <Checkbox
            checked={selected}
            onChange={({ target }) => actions.current?.select(job.id, target.checked)}
          >
            <span className="visually-hidden">Select {titleAndPlace}</span>
          </Checkbox>
        )}
        <StatusBadge
          label={statusLabels[job.status]}
          color={statusColors[job.status]}
          publishAt={job.publishAt}
        />
        <small>
          {job.publishAt
            ? `On ${formatDateTime(job.publishAt)}`
            : `Created ${formatDate(job.createdAt)}`}
        </small>
      </div>
      <h2 id={cardId(job)} tabIndex={-1}>
        {job.title}
      </h2>
      <div className={styles.facts}>
        <p>
          <MapPin className="icon" /> {job.location}
        </p>
        {job.pay && (
          <p>
            <Banknote className="icon" /> {formatPay(job.pay)}
          </p>
        )}
        {job.closingDate && (
          <p>
            <CalendarClock className="icon" /> {hasClosed(job) ? 'Closed' : 'Closes'}{' '}
            {formatCalendarDate(job.closingDate)}
          </p>
        )}
        {job.applicationsCount !== undefined && (
          <p>
            <Users className="icon" /> <JobApplicants job={job} />
          </p>
        )}
      </div>
      <ShiftList shifts={job.shiftsAvailable} />
      <div className={styles.actions}>
        <Button variant="quiet" size="small" onClick={() => actions.current?.view(job)} busy={busy}>
          <Eye className="icon" /> View{name}
        </Button>
        {mayEdit && (
          <>
            <Button
              variant="quiet"
              size="small"
              onClick={() => actions.current?.edit(job)}
              busy={busy}
            >
              <Pencil className="icon" /> Edit{name}
            </Button>
            {job.status === 'archived' && (
              <ReopenButton
                job={job}
                variant="quiet"
                size="small"
                busy={busy}
                returnTo={`#${cardId(job)}`}
              >
                Reopen{name}
              </ReopenButton>
            )}
            <Button
              variant="quiet"
              size="small"
              onClick={() => actions.current?.copy(job)}
              busy={busy}
            >
              <Copy className="icon" /> Duplicate{name}
            </Button>
            <Button
              variant="quiet"
              size="small"
              onClick={() => actions.current?.remove(job)}
              busy={busy}
            >
              <Trash2 className="icon" /> Delete{name}
            </Button>
          </>
        )}
      </div>
    </li>
  )
})

export function ShiftList({ shifts }: { shifts: JobShift[] }) {
  return (
    <ul className={styles.shifts} aria-label="Shifts">
      {shifts.map((shift) => (
        <li key={shift}>{shiftLabels[shift]}</li>
      ))}
    </ul>
  )
}

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
