import { useRef, useState } from 'react'
import type { Job } from '#contract/jobs.ts'
import { BulkStatusBar } from './BulkStatusBar.tsx'
import { JobCard } from './JobCard.tsx'
import styles from './JobCards.module.css'

type JobCardsProps = {
  jobs: Job[]
  busy: boolean
  onView: (job: Job) => void
  onEdit: (job: Job) => void
  onDelete: (job: Job) => void
}

/** All postings as cards, which can be selected to change their status together. */
export function JobCards({ jobs, busy, onView, onEdit, onDelete }: JobCardsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [chosen, setChosen] = useState<string[]>([])
  // A posting that was deleted meanwhile is no longer selected.
  const selected = jobs.map((job) => job.id).filter((id) => chosen.includes(id))

  return (
    <>
      <ul ref={list} className={styles.cards} aria-label="Job postings" tabIndex={-1}>
        {jobs.map((job) => (
          <JobCard
            key={job.id}
            job={job}
            selected={selected.includes(job.id)}
            busy={busy}
            onSelect={(on) =>
              setChosen(on ? [...selected, job.id] : selected.filter((id) => id !== job.id))
            }
            onView={() => onView(job)}
            onEdit={() => onEdit(job)}
            onDelete={() => onDelete(job)}
          />
        ))}
      </ul>
      <BulkStatusBar
        selected={selected}
        total={jobs.length}
        onSelectAll={() => setChosen(jobs.map((job) => job.id))}
        onClear={() => {
          setChosen([])
          // The bar disappears together with the button that had the focus.
          list.current?.focus()
        }}
      />
    </>
  )
}
