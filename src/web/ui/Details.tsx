import type { ReactNode } from 'react'
import styles from './Details.module.css'

export function Details({ entries }: { entries: [name: string, value: ReactNode][] }) {
  return (
    <dl className={styles.details}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
