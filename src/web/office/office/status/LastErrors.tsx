import { formatDateTime } from '#web/office/platform/format.ts'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { EmptyState } from '#web/ui/States.tsx'
import type { Trouble } from './errors.ts'
import styles from './LastErrors.module.css'

/** What went wrong lately, in plain words. */
export function LastErrors({ troubles, since }: { troubles: Trouble[]; since: string }) {
  return (
    <Panel
      title="Last errors"
      note={`Of requests since ${formatDateTime(since)}, when the server was started, and of automatic tasks in the last 7 days.`}
    >
      {troubles.length === 0 && <EmptyState title="No errors" />}
      {troubles.length > 0 && (
        <ol className={styles.errors}>
          {troubles.map(({ id, at, what, todo, details }) => (
            <li key={id}>
              <time dateTime={at}>{formatDateTime(at)}</time>
              <div>
                <p className={styles.what}>{what}</p>
                <p>{todo}</p>
                {details && <p className={styles.details}>{details}</p>}
              </div>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
