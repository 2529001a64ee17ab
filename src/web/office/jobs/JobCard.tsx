import { Copy, Eye, MapPin, Pencil, Trash2 } from 'lucide-react'
import type { Job } from '#contract/jobs.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { formatDate, formatDateTime } from '../format.ts'
import { useMayEdit } from '../layout/use-may.ts'
import { StatusBadge } from '../publishing/StatusBadge.tsx'
import styles from './JobCard.module.css'
import { ShiftList } from './ShiftList.tsx'
import { statusColors, statusLabels } from './status.ts'

export const cardId = (job: Job) => `posting-${job.id}`

type JobCardProps = {
  job: Job
  selected: boolean
  busy: boolean
  onSelect: (selected: boolean) => void
  onView: () => void
  onEdit: () => void
  onCopy: () => void
  onDelete: () => void
}

export function JobCard({
  job,
  selected,
  busy,
  onSelect,
  onView,
  onEdit,
  onCopy,
  onDelete,
}: JobCardProps) {
  const mayEdit = useMayEdit()
  const name = <span className="visually-hidden"> {job.title}</span>
  return (
    <li className={styles.card} data-status={job.status} data-selected={selected}>
      <div className={styles.top}>
        {mayEdit && (
          <Checkbox checked={selected} onChange={({ target }) => onSelect(target.checked)}>
            <span className="visually-hidden">Select {job.title}</span>
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
      <p className={styles.place}>
        <MapPin className="icon" /> {job.location}
      </p>
      <ShiftList shifts={job.shiftsAvailable} />
      <div className={styles.actions}>
        <Button variant="quiet" size="small" onClick={onView} busy={busy}>
          <Eye className="icon" /> View{name}
        </Button>
        {mayEdit && (
          <>
            <Button variant="quiet" size="small" onClick={onEdit} busy={busy}>
              <Pencil className="icon" /> Edit{name}
            </Button>
            <Button variant="quiet" size="small" onClick={onCopy} busy={busy}>
              <Copy className="icon" /> Duplicate{name}
            </Button>
            <Button variant="quiet" size="small" onClick={onDelete} busy={busy}>
              <Trash2 className="icon" /> Delete{name}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
