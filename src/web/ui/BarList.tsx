import type { ReactNode } from 'react'
import type { BadgeColor } from './Badge.tsx'
import styles from './BarList.module.css'

export type BarRow = {
  name: string
  /** Said below the name, smaller. */
  note?: ReactNode
  count: number
  color?: BadgeColor
}

/** Named counts as lying bars. Name and count are text; the bar only shows them once more. */
export function BarList({ label, rows }: { label: string; rows: BarRow[] }) {
  const largest = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <ul className={styles.bars} aria-label={label}>
      {rows.map(({ name, note, count, color }) => (
        <li key={name}>
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
