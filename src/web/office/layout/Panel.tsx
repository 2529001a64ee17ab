import { type ReactNode, useId } from 'react'
import styles from './Panel.module.css'

type PanelProps = { title: string; action?: ReactNode; children: ReactNode }

/** A part of a screen on a ground of its own, under its title. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  )
}
