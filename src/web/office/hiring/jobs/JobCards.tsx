import type { Job, JobStatus } from '#contract/hiring/jobs.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { plural } from '#web/office/platform/format.ts'
import { SelectionBar } from '#web/office/platform/lists/SelectionBar.tsx'
import { type Selection, useSelection } from '#web/office/platform/lists/use-selection.ts'
import { Button } from '#web/ui/Button.tsx'
import { JobCard } from './JobCard.tsx'
import styles from './JobCards.module.css'
import { jobsQuery, type ListedJob, setStatuses } from './jobs-queries.ts'

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

const actions: [JobStatus, label: string, done: string][] = [
  ['published', 'Publish', 'published'],
  ['draft', 'Make Draft', 'set to draft'],
  ['archived', 'Archive', 'archived'],
]

type Change = { before: Job[]; status: JobStatus; choice: unknown }

type BulkStatusBarProps = { selection: Selection<Job> }

/** Changes the status of all selected postings, or of none when that fails. */
function BulkStatusBar({ selection }: BulkStatusBarProps) {
  const changing = useChange({
    change: ({ before, status }: Change) => setStatuses({ jobIds: listIds(before), status }),
    undo: ({ before }) => restoreStatuses(before),
    reload: jobsQuery.queryKey,
    success: ({ before, status }) =>
      `${plural(before.length, 'job posting')} ${actions.find(([each]) => each === status)?.[2]}`,
    failure: 'Failed to update job posting. Please try again.',
    onDone: selection.clear,
  })
  const { all: before, choice } = selection
  // An error says nothing about postings that were selected later.
  const problem = changing.variables?.choice === choice ? changing.error?.message : undefined
  return (
    <SelectionBar label="Selected job postings" selection={selection} problem={problem}>
      {actions.map(([status, label]) => (
        <Button
          key={status}
          size="small"
          variant={status === 'published' ? 'primary' : 'line'}
          busy={changing.isPending}
          onClick={() => changing.mutate({ before, status, choice })}
        >
          {label}
        </Button>
      ))}
    </SelectionBar>
  )
}

const listIds = (jobs: Job[]) => jobs.map(({ id }) => id)

/** Gives each posting the status it had. */
async function restoreStatuses(before: Job[]) {
  for (const [status, jobs] of Map.groupBy(before, (job) => job.status)) {
    await setStatuses({ jobIds: listIds(jobs), status })
  }
}
