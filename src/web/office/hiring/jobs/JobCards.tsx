import { useSelection } from '#web/office/platform/lists/use-selection.ts'
import { BulkStatusBar } from './BulkStatusBar.tsx'
import { JobCard } from './JobCard.tsx'
import styles from './JobCards.module.css'
import type { ListedJob } from './jobs-queries.ts'

type JobCardsProps = {
  jobs: ListedJob[]
  busy: boolean
  onView: (job: ListedJob) => void
  onEdit: (job: ListedJob) => void
  onCopy: (job: ListedJob) => void
  onDelete: (job: ListedJob) => void
}

/** Postings as cards, which can be selected to change their status together. */
export function JobCards({ jobs, busy, onView, onEdit, onCopy, onDelete }: JobCardsProps) {
  const selection = useSelection(jobs)
  return (
    <>
      <ul ref={selection.home} className={styles.cards} aria-label="Job postings" tabIndex={-1}>
        {jobs.map((job) => (
          <JobCard
            key={job.id}
            job={job}
            selected={selection.selected.includes(job.id)}
            busy={busy}
            onSelect={(on) => selection.select(job.id, on)}
            onView={() => onView(job)}
            onEdit={() => onEdit(job)}
            onCopy={() => onCopy(job)}
            onDelete={() => onDelete(job)}
          />
        ))}
      </ul>
      <BulkStatusBar selection={selection} />
    </>
  )
}
