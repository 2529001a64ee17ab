import type { ReactNode } from 'react'
import { formatDate, formatDateTime } from '../format.ts'
import styles from './cells.module.css'

/** The first two lines of a long text. */
export function ClampedText({ children }: { children: ReactNode }) {
  return <span className={styles.clamp}>{children}</span>
}

export function DateText({ at }: { at: string }) {
  return <span className={styles.date}>{formatDate(at)}</span>
}

export function TimeText({ at }: { at: string }) {
  return <span className={styles.date}>{formatDateTime(at)}</span>
}

/** A smaller line below a name. */
export function SubText({ children }: { children: ReactNode }) {
  return <small className={styles.sub}>{children}</small>
}
