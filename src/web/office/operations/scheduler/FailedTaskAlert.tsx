import { Link } from 'react-router'
import { taskText } from '#contract/operations/scheduler.ts'
import { sectionPath } from '#web/office/platform/paths.ts'
import { Alert } from '#web/ui/States.tsx'

/** Warns about something that the server should have done by itself. */
export function FailedTaskAlert({ name }: { name: string }) {
  return (
    <Alert>
      An automatic task failed: {taskText(name).title}.{' '}
      <Link to={sectionPath('audit', 'tab=tasks')}>See automatic tasks</Link>
    </Alert>
  )
}
