import type { ReactNode } from 'react'
import styles from './FileRows.module.css'

export function FileRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.files} aria-label={label}>
      {children}
    </ul>
  )
}

type FileRowProps = {
  icon: ReactNode
  name: string
  /** Its size and upload state. */
  note: string
  /** Buttons at the end of the row. */
  children?: ReactNode
  /** Content below the row, in full width. */
  below?: ReactNode
}

export function FileRow({ icon, name, note, children, below }: FileRowProps) {
  return (
    <li className={styles.file}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>
        <b title={name}>{name}</b>
        <small>{note}</small>
      </span>
      <span className={styles.actions}>{children}</span>
      {below && <span className={styles.below}>{below}</span>}
    </li>
  )
}
