import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import tints from './tints.module.css'

export type BadgeColor = 'green' | 'orange' | 'blue' | 'red' | 'lime' | 'grey'

/** A status as a colored label. The text says it too, so color is never the only hint. */
export function Badge({ color, children }: { color: BadgeColor; children: ReactNode }) {
  return (
    <span className={`${tints.tinted} ${styles.badge}`} data-color={color}>
      {children}
    </span>
  )
}
