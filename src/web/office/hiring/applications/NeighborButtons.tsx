import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useConfirmLeave } from '#web/office/platform/drafts/UnsavedGuard.tsx'
import { Button } from '#web/ui/Button.tsx'
import styles from './NeighborButtons.module.css'
import type { Neighbors } from './use-neighbors.ts'

/** Previous and next, in the order of the list behind the details. */
export function NeighborButtons({ neighbors }: { neighbors: Neighbors }) {
  const confirmLeave = useConfirmLeave()
  const { previous, next, busy } = neighbors
  if (!previous && !next) return null
  const go = (step: (() => void) | undefined) => () => step && confirmLeave(step)
  return (
    <nav className={styles.steps} aria-label="Applicants of the list">
      <Button variant="quiet" size="small" busy={busy || !previous} onClick={go(previous)}>
        <ChevronLeft className="icon" /> Previous
        <span className="visually-hidden"> applicant</span>
      </Button>
      <Button variant="quiet" size="small" busy={busy || !next} onClick={go(next)}>
        Next
        <span className="visually-hidden"> applicant</span>
        <ChevronRight className="icon" />
      </Button>
    </nav>
  )
}
