import type { ReactNode } from 'react'
import type { BadgeColor } from './Badge.tsx'
import styles from './BarList.module.css'

export type BarRow = {
  /** Where two rows may have the same name. */
  id?: string
  name: string
  /** A smaller line below the name. */
  note?: ReactNode
  count: number
  color?: BadgeColor
}

/** Counts as horizontal bars. Name and count are text, so the bars are hidden from screen readers. */
export function BarList({ label, rows }: { label: string; rows: BarRow[] }) {
  const largest = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <ul className={styles.bars} aria-label={label}>
      {rows.map(({ id, name, note, count, color }) => (
        <li key={id ?? name}>
          <span className={styles.name}>
            {name} {note && <small>{note}</small>}
          </span>
          <svg className={styles.track} aria-hidden="true" data-color={color}>
            <rect className={styles.background} />
            <rect className={styles.bar} width={`${(count / largest) * 100}%`} />
          </svg>
          <b>{count.toLocaleString('en-US')}</b>
        </li>
      ))}
    </ul>
  )
}
