import { Link } from 'react-router'
import type { Overview } from '#contract/office/overview.ts'
import type { StaffAccess } from '#contract/platform/roles.ts'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { useMay } from '#web/office/platform/layout/use-may.ts'
import { sectionPath } from '#web/office/platform/paths.ts'
import { Badge, type BadgeColor } from '#web/ui/Badge.tsx'
import styles from './UpcomingTasks.module.css'

type Priority = 'High' | 'Medium' | 'Low'

const colors: Record<Priority, BadgeColor> = { High: 'red', Medium: 'orange', Low: 'green' }

type Task = {
  task: string
  priority: Priority
  when: string
  to: string
  needs: StaffAccess[]
  /** How many records it is about now. */
  count?: (overview: Overview) => number | undefined
}

const tasks: Task[] = [
  {
    task: 'Review new job applications',
    priority: 'High',
    when: 'Today',
    to: sectionPath('applicants', 'status=new'),
    needs: ['edit applicants'],
    count: ({ careerStats }) => careerStats?.pending,
  },
  {
    task: 'Update job posting descriptions',
    priority: 'Medium',
    when: 'This week',
    to: sectionPath('job-postings'),
    needs: ['edit jobs'],
  },
  {
    task: 'Respond to contact messages',
    priority: 'High',
    when: 'Today',
    to: sectionPath('contact-us'),
    needs: ['edit messages'],
    count: ({ contactStats }) => contactStats?.unread,
  },
  {
    task: 'Prepare monthly reports',
    priority: 'Low',
    when: 'End of month',
    to: sectionPath('reports'),
    needs: ['read applicants', 'read messages'],
  },
]

/** Those that the role of the signed-in user allows. */
export function UpcomingTasks({ overview }: { overview: Overview | undefined }) {
  const may = useMay()
  const shown = tasks.filter(({ needs }) => needs.some(may))
  if (shown.length === 0) return null
  return (
    <Panel title="Upcoming Tasks">
      <ul className={styles.tasks}>
        {shown.map(({ task, priority, when, to, count }) => (
          <li key={task}>
            <p>
              <Link to={to}>{task}</Link>{' '}
              <small>
                {when}
                {overview && count?.(overview) === 0 && ', nothing new now'}
              </small>
            </p>
            <Badge color={colors[priority]}>
              {priority}
              <span className="visually-hidden"> priority</span>
            </Badge>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
