import { type ApplicationDetails, stageOf } from '#contract/applications.ts'
import { formatDateTime } from '../format.ts'
import styles from './StatusHistory.module.css'
import { stageColors, statusLabel } from './stages.ts'

/** The status changes of an application, with time and user. */
export function StatusHistory({ history }: Pick<ApplicationDetails, 'history'>) {
  return (
    <ol className={styles.history} aria-label="Status history">
      {history.map(({ status, at, by }) => (
        <li key={at} data-color={stageColors[stageOf(status)]}>
          <b>{statusLabel(status)}</b> <span>{formatDateTime(at)}</span>{' '}
          <span>
            {status === 'pending' && !by ? 'by the applicant' : `by ${by ?? 'a deleted user'}`}
          </span>
        </li>
      ))}
    </ol>
  )
}
