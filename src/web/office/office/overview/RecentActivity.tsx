import { CalendarDays, Check, Inbox, type LucideIcon, RotateCw, Users } from 'lucide-react'
import type { Overview } from '#contract/office/overview.ts'
import { plural } from '#web/office/platform/format.ts'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { Badge, type BadgeColor } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState, ErrorState, Loading, Notice, Skeleton } from '#web/ui/States.tsx'
import styles from './RecentActivity.module.css'

const unable = 'Unable to load recent activity data'

type RecentActivityProps = {
  overview: Overview | undefined
  failed: boolean
  busy: boolean
  onRefresh: () => void
}

export function RecentActivity({ overview, failed, busy, onRefresh }: RecentActivityProps) {
  const activities = overview && listActivities(overview)
  const refresh = (
    <Button variant="quiet" size="small" busy={busy} onClick={onRefresh}>
      <RotateCw className="icon" /> Refresh
    </Button>
  )
  return (
    <Panel title="Recent Activity" action={overview && refresh}>
      {failed && !overview && <ErrorState title={unable} onRetry={onRefresh} />}
      {failed && overview && (
        <div className={styles.outdated}>
          <Notice title={unable} retryLabel="Retry" onRetry={onRefresh} busy={busy}>
            What you see below may be out of date.
          </Notice>
        </div>
      )}
      {!overview && !failed && (
        <Loading text="Loading recent activity...">
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </Loading>
      )}
      {activities?.length === 0 && <EmptyState title="No recent activity to display" />}
      {activities && activities.length > 0 && (
        <ul className={styles.feed}>
          {activities.map(({ icon: Icon, color, text, label }) => (
            <li key={text}>
              <span className={styles.mark} data-color={color}>
                <Icon className="icon" />
              </span>
              {text}
              <Badge color={color}>{label}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

type Activity = { icon: LucideIcon; color: BadgeColor; text: string; label: string }

/** Recent activity in sentences, without those that would count zero or that someone may not know. */
function listActivities({ careerStats, contactStats }: Overview): Activity[] {
  const { today = 0, thisWeek = 0, shortlisted = 0 } = careerStats ?? {}
  const messages = contactStats?.today ?? 0
  const all: (Activity & { count: number })[] = [
    {
      count: today,
      icon: Users,
      color: 'orange',
      text: `${plural(today, 'new application')} received today`,
      label: 'New',
    },
    {
      count: messages,
      icon: Inbox,
      color: 'blue',
      text: `${plural(messages, 'new contact message')} today`,
      label: 'Message',
    },
    {
      count: thisWeek,
      icon: CalendarDays,
      color: 'grey',
      text: `${plural(thisWeek, 'application')} received this week`,
      label: 'This week',
    },
    {
      count: shortlisted,
      icon: Check,
      color: 'orange',
      text: `${plural(shortlisted, 'application')} shortlisted`,
      label: 'Pending',
    },
  ]
  return all.filter(({ count }) => count > 0)
}
