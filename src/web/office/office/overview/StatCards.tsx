import { ChartColumn, Clock, Inbox, type LucideIcon, Users } from 'lucide-react'
import { Link } from 'react-router'
import type { Overview } from '#contract/office/overview.ts'
import type { StaffAccess } from '#contract/platform/roles.ts'
import { useMay } from '#web/office/platform/layout/use-may.ts'
import { sectionPath } from '#web/office/platform/paths.ts'
import { Skeleton } from '#web/ui/States.tsx'
import styles from './StatCards.module.css'

/** Shown to those who have all the rights that its number needs. */
type Card = Omit<StatCardProps, 'failed'> & { needs: StaffAccess[] }

type StatCardsProps = {
  /** Undefined while loading and after a failure. */
  overview: Overview | undefined
  failed: boolean
}

/** The four numbers at the top, as far as the role allows. Each links to the records it counts. */
export function StatCards({ overview, failed }: StatCardsProps) {
  const may = useMay()
  const { careerStats: career, contactStats: contact } = overview ?? {}
  const cards: Card[] = [
    {
      title: 'Total Applications',
      icon: Users,
      to: sectionPath('applicants'),
      needs: ['read applicants'],
      stat: career && {
        value: career.total,
        caption: `+${career.thisMonth} this month`,
        positive: career.thisMonth > 0,
      },
    },
    {
      title: 'Pending Applications',
      icon: Clock,
      to: sectionPath('applicants', 'status=new'),
      needs: ['read applicants'],
      stat: career && {
        value: career.pending,
        caption: `+${career.today} today`,
        positive: career.today > 0,
        waiting: career.pending > 0,
      },
    },
    {
      title: 'Contact Messages',
      icon: Inbox,
      to: sectionPath('contact-us'),
      needs: ['read messages'],
      stat: contact && {
        value: contact.total,
        caption: `${contact.unread} unread`,
        positive: contact.unread > 0,
        waiting: contact.unread > 0,
      },
    },
    {
      title: 'New This Week',
      icon: ChartColumn,
      to: sectionPath('reports'),
      needs: ['read applicants', 'read messages'],
      stat: career &&
        contact && { value: career.thisWeek + contact.thisWeek, caption: 'Combined activity' },
    },
  ]
  const shown = cards.filter(({ needs }) => needs.every(may))
  if (shown.length === 0) return null
  return (
    <ul className={styles.stats}>
      {shown.map(({ needs: _, ...card }) => (
        <li key={card.title}>
          <StatCard {...card} failed={failed} />
        </li>
      ))}
    </ul>
  )
}

type Stat = {
  value: number
  caption: string
  /** The caption reports something new. */
  positive?: boolean
  /** Something waits for a decision or an answer. */
  waiting?: boolean
}

type StatCardProps = {
  title: string
  icon: LucideIcon
  to: string
  /** Undefined while loading and after a failure. */
  stat: Stat | undefined
  failed: boolean
}

function StatCard({ title, icon: Icon, to, stat, failed }: StatCardProps) {
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
