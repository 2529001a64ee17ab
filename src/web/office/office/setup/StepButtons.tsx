import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import styles from './Setup.module.css'

/** The buttons below a step. */
export function StepButtons({ children, onSkip }: { children?: ReactNode; onSkip: () => void }) {
  return (
    <div className={styles.buttons}>
      {children}
      <Button variant="quiet" onClick={onSkip}>
        Skip this step
      </Button>
    </div>
  )
}
