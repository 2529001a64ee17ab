import type { ReactNode } from 'react'
import styles from './Badge.module.css'

export type Tone = 'orange' | 'green' | 'lime' | 'blue' | 'red' | 'grey'

/** A status: a tint and a dot, and always the word beside them. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
