import type { OpenedApplication } from '#contract/hiring/applications.ts'
import { askedKindNames } from '#contract/records/private-links.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { formatDate } from '#web/office/platform/format.ts'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { Button } from '#web/ui/Button.tsx'
import { applicationsKey } from '../applications-key.ts'
import styles from './PrivateLinks.module.css'
import { stopAsking } from './private-links-queries.ts'

/** The documents that the applicant was asked for and has not sent. */
export function RequestList({ application }: { application: OpenedApplication }) {
  const mayEdit = useMayEdit()
  const stopping = useChange({
    change: (id: string) => stopAsking(application, id),
    reload: applicationsKey,
    success: 'The applicant is no longer asked for it.',
    failure: 'Failed to take back the request. Please try again.',
  })
  if (application.documentRequests.length === 0) return null
  return (
    <ul className={styles.list} aria-label="Documents asked for">
      {application.documentRequests.map(({ id, kind, note, createdAt }) => (
        <li key={id}>
          <span>
            {askedKindNames[kind]}, asked for {formatDate(createdAt)}
            {note && <small>{note}</small>}
          </span>
          {mayEdit && (
            <Button
              size="small"
              variant="quiet"
              busy={stopping.isPending}
              aria-label={`Take back the request: ${askedKindNames[kind]}`}
              onClick={() => stopping.mutate(id)}
            >
              Take back
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
