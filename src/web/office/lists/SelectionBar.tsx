import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Alert } from '#web/ui/States.tsx'
import { Status } from '#web/ui/Status.tsx'
import styles from './SelectionBar.module.css'
import type { Selection } from './use-selection.ts'

type SelectionBarProps = {
  /** The accessible name, such as "Selected job postings". */
  label: string
  selection: Selection
  /** Why the last action failed. */
  problem?: string | undefined
  /** The buttons of the actions. */
  children: ReactNode
}

/** What can be done with the selected rows. It stays in sight at the bottom of the window. */
export function SelectionBar({ label, selection, problem, children }: SelectionBarProps) {
  const { selected, shown, selectAll, clear } = selection
  const count = selected.length
  return (
    <>
      <Status>{count > 0 && `${count} of ${shown} selected`}</Status>
      {count > 0 && (
        <section className={styles.bar} aria-label={label}>
          <p>
            <b>{count}</b> of {shown} selected
          </p>
          <Button
            size="small"
            variant="quiet"
            busy={count === shown}
            onClick={() => selectAll(true)}
          >
            Select all
          </Button>
          <Button size="small" variant="quiet" onClick={clear}>
            Clear
          </Button>
          <div className={styles.actions}>{children}</div>
          {problem && <Alert>{problem}</Alert>}
        </section>
      )}
    </>
  )
}
