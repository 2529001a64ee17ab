import { Link } from 'react-router'
import { Badge, type BadgeColor } from '#web/ui/Badge.tsx'
import { Panel } from '../layout/Panel.tsx'
import { sectionPath } from '../paths.ts'
import styles from './UpcomingTasks.module.css'

type Priority = 'High' | 'Medium' | 'Low'

const colors: Record<Priority, BadgeColor> = { High: 'red', Medium: 'orange', Low: 'green' }

const tasks: { task: string; priority: Priority; when: string; to: string }[] = [
  {
    task: 'Review new job applications',
    priority: 'High',
    when: 'Today',
    to: sectionPath('applicants', 'status=new'),
  },
  {
    task: 'Update job posting descriptions',
    priority: 'Medium',
    when: 'This week',
    to: sectionPath('job-postings'),
  },
  {
    task: 'Respond to contact messages',
    priority: 'High',
    when: 'Today',
    to: sectionPath('contact-us'),
  },
  {
    task: 'Prepare monthly reports',
    priority: 'Low',
    when: 'End of month',
    to: sectionPath('reports'),
  },
]

export function UpcomingTasks() {
  return (
    <Panel title="Upcoming Tasks">
      <ul className={styles.tasks}>
        {tasks.map(({ task, priority, when, to }) => (
          <li key={task}>
            <p>
              <Link to={to}>{task}</Link> <small>{when}</small>
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
