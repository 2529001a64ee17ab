import { Calendar, ChartColumn, Plus, Users } from 'lucide-react'
import { Link } from 'react-router'
import { Panel } from '../layout/Panel.tsx'
import { sectionPath } from '../paths.ts'
import styles from './QuickActions.module.css'

const actions = [
  { label: 'Post New Job', icon: Plus, to: sectionPath('job-postings', 'new') },
  { label: 'Create Event', icon: Calendar, to: sectionPath('event-posting', 'new') },
  { label: 'Review Applications', icon: Users, to: sectionPath('applicants', 'status=new') },
  { label: 'View Reports', icon: ChartColumn, to: sectionPath('reports') },
]

export function QuickActions() {
  return (
    <Panel title="Quick Actions">
      <ul className={styles.actions}>
        {actions.map(({ label, icon: Icon, to }) => (
          <li key={label}>
            <Link to={to}>
              <Icon className="icon" /> {label}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
