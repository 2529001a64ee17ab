import type { JobStatus } from '#contract/jobs.ts'
import { Button } from '#web/ui/Button.tsx'
import { Alert } from '#web/ui/States.tsx'
import { Status } from '#web/ui/Status.tsx'
import { plural } from '../format.ts'
import { useChange } from '../layout/use-change.ts'
import styles from './BulkStatusBar.module.css'
import { jobsQuery, setStatuses } from './jobs-queries.ts'

const actions: [JobStatus, label: string, done: string][] = [
  ['published', 'Publish', 'published'],
  ['draft', 'Make Draft', 'set to draft'],
  ['archived', 'Archive', 'archived'],
]

type BulkStatusBarProps = {
  selected: string[]
  total: number
  onSelectAll: () => void
  onClear: () => void
}

/** Changes the status of all selected postings, or of none when that fails. */
export function BulkStatusBar({ selected, total, onSelectAll, onClear }: BulkStatusBarProps) {
  const change = useChange({
    change: setStatuses,
    reload: jobsQuery.queryKey,
    success: ({ jobIds, status }) =>
      `${plural(jobIds.length, 'job posting')} ${actions.find(([each]) => each === status)?.[2]}`,
    failure: 'Failed to update job posting. Please try again.',
    onDone: onClear,
  })
  return (
    <>
      <Status>{selected.length > 0 && `${selected.length} of ${total} selected`}</Status>
      {selected.length > 0 && (
        <section className={styles.bar} aria-label="Selected job postings">
          <p>
            <b>{selected.length}</b> of {total} selected
          </p>
          <Button
            size="small"
            variant="quiet"
            busy={selected.length === total}
            onClick={onSelectAll}
          >
            Select all
          </Button>
          <Button size="small" variant="quiet" onClick={onClear}>
            Clear
          </Button>
          <div className={styles.actions}>
            {actions.map(([status, label]) => (
              <Button
                key={status}
                size="small"
                variant={status === 'published' ? 'primary' : 'line'}
                busy={change.isPending}
                onClick={() => change.mutate({ jobIds: selected, status })}
              >
                {label}
              </Button>
            ))}
          </div>
          {change.error && <Alert>{change.error.message}</Alert>}
        </section>
      )}
    </>
  )
}
