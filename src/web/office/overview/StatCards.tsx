import { ChartColumn, Clock, Inbox, Users } from 'lucide-react'
import type { Overview } from '#contract/overview.ts'
import { sectionPath } from '../paths.ts'
import { StatCard } from './StatCard.tsx'
import styles from './StatCards.module.css'

type StatCardsProps = {
  /** Undefined while loading and after a failure. */
  overview: Overview | undefined
  failed: boolean
}

/** The four numbers at the top. Each links to the records it counts. */
export function StatCards({ overview, failed }: StatCardsProps) {
  const { careerStats: career, contactStats: contact } = overview ?? {}
  const cards = [
    {
      title: 'Total Applications',
      icon: Users,
      to: sectionPath('applicants'),
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
      stat: career &&
        contact && { value: career.thisWeek + contact.thisWeek, caption: 'Combined activity' },
    },
  ]
  return (
    <ul className={styles.stats}>
      {cards.map((card) => (
        <li key={card.title}>
          <StatCard {...card} failed={failed} />
        </li>
      ))}
    </ul>
  )
}
