import { Badge, type BadgeColor } from '#web/ui/Badge.tsx'
import { Panel } from '../layout/Panel.tsx'
import styles from './UpcomingTasks.module.css'

type Priority = 'High' | 'Medium' | 'Low'

const colors: Record<Priority, BadgeColor> = { High: 'red', Medium: 'orange', Low: 'green' }

const tasks: { task: string; priority: Priority; when: string }[] = [
  { task: 'Review new job applications', priority: 'High', when: 'Today' },
  { task: 'Update job posting descriptions', priority: 'Medium', when: 'This week' },
  { task: 'Respond to contact messages', priority: 'High', when: 'Today' },
  { task: 'Prepare monthly reports', priority: 'Low', when: 'End of month' },
]

export function UpcomingTasks() {
  return (
    <Panel title="Upcoming Tasks">
      <ul className={styles.tasks}>
        {tasks.map(({ task, priority, when }) => (
          <li key={task}>
            <p>
              <b>{task}</b> <small>{when}</small>
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
