import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Alert } from '#web/ui/States.tsx'
import { Status } from '#web/ui/Status.tsx'
import styles from './SelectionBar.module.css'
import type { Selection } from './use-selection.ts'

type SelectionBarProps<T> = {
  /** The accessible name, such as "Selected job postings". */
  label: string
  selection: Selection<T>
  /** How many were found on all pages, and what selects them; left out where only a page can be selected. */
  found?: { count: number; select: () => void } | undefined
  /** Why the last action failed. */
  problem?: string | undefined
  /** The buttons of the actions. */
  children: ReactNode
}

/**
 * What can be done with the selected rows. It stays in sight at the bottom of the window, and Alt+A moves to it
 * from any row.
 */
export function SelectionBar<T>({
  label,
  selection,
  found,
  problem,
  children,
}: SelectionBarProps<T>) {
  const { selected, all, shown, selectAll, clear } = selection
  const count = all.length
  const elsewhere = count - selected.length
  const rest = elsewhere > 0 ? `selected, ${elsewhere} on other pages` : `of ${shown} selected`
  const isPageSelected = selected.length === shown
  const actions = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // With Option, a Mac types another character.
      if (!event.altKey || event.code !== 'KeyA' || document.querySelector('dialog:modal')) return
      const first = actions.current?.querySelector('button')
      if (!first) return
      event.preventDefault()
      first.focus()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <Status>{count > 0 && `${count} ${rest}. Alt+A moves to the actions.`}</Status>
      {count > 0 && (
        <section className={styles.bar} aria-label={label} aria-keyshortcuts="Alt+A">
          <p>
            <b>{count}</b> {rest}
          </p>
          {isPageSelected && found ? (
            <Button size="small" variant="quiet" busy={count >= found.count} onClick={found.select}>
              Select all {found.count}
            </Button>
          ) : (
            <Button
              size="small"
              variant="quiet"
              busy={isPageSelected}
              onClick={() => selectAll(true)}
            >
              Select all
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={clear}>
            Clear
          </Button>
          <div ref={actions} className={styles.actions}>
            {children}
          </div>
          {problem && <Alert>{problem}</Alert>}
        </section>
      )}
    </>
  )
}
