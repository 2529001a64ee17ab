import type { ReactNode } from 'react'
import styles from './ScreenTitle.module.css'

type ScreenTitleProps = { title: string; count?: string | undefined; children?: ReactNode }

/** The head of a screen: what it is, how much there is, and the one thing to add. */
export function ScreenTitle({ title, count, children }: ScreenTitleProps) {
  return (
    <div className={styles.title}>
      <h1 tabIndex={-1}>{title}</h1>
      <p role="status">{count}</p>
      {children}
    </div>
  )
}
