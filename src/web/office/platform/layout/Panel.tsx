import { type ReactNode, useId } from 'react'
import styles from './Panel.module.css'

type PanelProps = {
  title: string
  /** A sentence below the title. */
  note?: ReactNode
  action?: ReactNode
  children: ReactNode
}

/** A panel without a title, for lists that are loading, empty or failed. */
export function PlainPanel({ children }: { children: ReactNode }) {
  return <div className={styles.panel}>{children}</div>
}

/** A titled part of a screen. */
export function Panel({ title, note, action, children }: PanelProps) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{title}</h2>
          {note && <p>{note}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  )
}
