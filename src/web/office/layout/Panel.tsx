import { type ReactNode, useId } from 'react'
import styles from './Panel.module.css'

type PanelProps = {
  title: string
  /** A sentence below the title. */
  note?: ReactNode
  action?: ReactNode
  children: ReactNode
}

/** A ground of its own, for what has no title. */
export function PlainPanel({ children }: { children: ReactNode }) {
  return <div className={styles.panel}>{children}</div>
}

/** A part of a screen on a ground of its own, under its title. */
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
