import { Calendar, ChartColumn, type LucideIcon, Plus, Users } from 'lucide-react'
import { Link } from 'react-router'
import type { StaffAccess } from '#contract/platform/roles.ts'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { useMay } from '#web/office/platform/layout/use-may.ts'
import { sectionPath } from '#web/office/platform/paths.ts'
import styles from './QuickActions.module.css'

type Action = { label: string; icon: LucideIcon; to: string; needs: StaffAccess[] }

const actions: Action[] = [
  {
    label: 'Post New Job',
    icon: Plus,
    to: sectionPath('job-postings', 'new'),
    needs: ['edit jobs'],
  },
  {
    label: 'Create Event',
    icon: Calendar,
    to: sectionPath('event-posting', 'new'),
    needs: ['edit content'],
  },
  {
    label: 'Review Applications',
    icon: Users,
    to: sectionPath('applicants', 'status=new'),
    needs: ['read applicants'],
  },
  {
    label: 'View Reports',
    icon: ChartColumn,
    to: sectionPath('reports'),
    needs: ['read applicants', 'read messages'],
  },
]

/** Those that the role of the signed-in user allows. */
export function QuickActions() {
  const may = useMay()
  const shown = actions.filter(({ needs }) => needs.some(may))
  if (shown.length === 0) return null
  return (
    <Panel title="Quick Actions">
      <ul className={styles.actions}>
        {shown.map(({ label, icon: Icon, to }) => (
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
