import { useDeferredValue, useRef } from 'react'
import type { Job, JobStatus } from '#contract/hiring/jobs.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { plural } from '#web/office/platform/format.ts'
import { SelectionBar } from '#web/office/platform/lists/SelectionBar.tsx'
import { type Selection, useSelection } from '#web/office/platform/lists/use-selection.ts'
import { Button } from '#web/ui/Button.tsx'
import { type JobActions, JobCard } from './JobCard.tsx'
import styles from './JobCards.module.css'
import { jobsQuery, type ListedJob, setStatuses } from './jobs-queries.ts'

type JobCardsProps = Omit<JobActions, 'select'> & {
  jobs: ListedJob[]
  busy: boolean
  /** All cards are shown at once, because one of them gets the focus. */
  returning: boolean
}

/** Those that a small screen shows. The others follow at once. */
const shownFirst = 6

/** Postings as cards, which can be selected to change their status together. */
export function JobCards({ jobs, busy, returning, view, edit, copy, remove }: JobCardsProps) {
  const selection = useSelection(jobs)
  const shown = useDeferredValue(jobs, returning ? jobs : jobs.slice(0, shownFirst))
  // The cards get the same object each time, so that a key of the search renders none of them anew.
  const actions = useRef<JobActions>(undefined)
  actions.current = { select: selection.select, view, edit, copy, remove }
  return (
    <>
      <ul ref={selection.home} className={styles.cards} aria-label="Job postings" tabIndex={-1}>
        {shown.map((job) => (
          <JobCard
            key={job.id}
            job={job}
            selected={selection.selected.includes(job.id)}
            busy={busy}
            actions={actions}
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
