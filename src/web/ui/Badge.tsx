import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import tints from './tints.module.css'

export type BadgeColor = 'green' | 'orange' | 'blue' | 'red' | 'lime' | 'grey'

/** A status: a tint and a dot, and always the word. */
export function Badge({ color, children }: { color: BadgeColor; children: ReactNode }) {
  return (
    <span className={`${tints.tinted} ${styles.badge}`} data-color={color}>
      {children}
    </span>
  )
}
