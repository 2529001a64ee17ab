import type { ReactNode } from 'react'
import { formatDate } from '../format.ts'
import styles from './cells.module.css'

/** A long text in a table: its first two lines. */
export function ClampedText({ children }: { children: ReactNode }) {
  return <span className={styles.clamp}>{children}</span>
}

export function DateText({ at }: { at: string }) {
  return <span className={styles.date}>{formatDate(at)}</span>
}

/** What is said below a name, smaller. */
export function SubText({ children }: { children: ReactNode }) {
  return <small className={styles.sub}>{children}</small>
}
