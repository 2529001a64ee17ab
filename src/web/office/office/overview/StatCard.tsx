import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { Skeleton } from '#web/ui/States.tsx'
import styles from './StatCard.module.css'

type Stat = {
  value: number
  caption: string
  /** The caption reports something new. */
  positive?: boolean
  /** Something waits for a decision or an answer. */
  waiting?: boolean
}

export type StatCardProps = {
  title: string
  icon: LucideIcon
  to: string
  /** Undefined while loading and after a failure. */
  stat: Stat | undefined
  failed: boolean
}

export function StatCard({ title, icon: Icon, to, stat, failed }: StatCardProps) {
  return (
    <Link className={styles.card} to={to} data-waiting={stat?.waiting}>
      <h2>{title}</h2>
      {stat || failed ? (
        <>
          <p className={styles.value}>{stat ? stat.value.toLocaleString('en-US') : '--'}</p>
          <p className={styles.caption} data-trend={stat?.positive ? 'positive' : undefined}>
            {stat?.caption ?? 'Unable to load'}
          </p>
        </>
      ) : (
        <span className={styles.loading}>
          <Skeleton shape="heading" />
          <Skeleton />
        </span>
      )}
      <span className={styles.icon}>
        <Icon className="icon" />
      </span>
    </Link>
  )
}
