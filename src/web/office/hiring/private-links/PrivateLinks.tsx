import { FileQuestion } from 'lucide-react'
import { useState } from 'react'
import type { OpenedApplication } from '#contract/hiring/applications.ts'
import { askedName, linkDays } from '#contract/records/private-links.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { formatDate } from '#web/office/platform/format.ts'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import styles from '#web/office/records/private-links/LinkTools.module.css'
import { LinkTools } from '#web/office/records/private-links/LinkTools.tsx'
import { Button } from '#web/ui/Button.tsx'
import { applicationsKey } from '../applications-key.ts'
import { AskDialog } from './AskDialog.tsx'
import { makeLink, revokeLink, stopAsking } from './private-links-queries.ts'

/** The private links of an applicant, and the documents that were asked for. */
export function PrivateLinks({ application }: { application: OpenedApplication }) {
  const [asking, setAsking] = useState(false)
  return (
    <div className={styles.block}>
      <p className={styles.about}>
        With a link the applicant sees the job and where the application stands, adds a document
        that you ask for, or withdraws. It works for {linkDays} days.
      </p>
      <LinkTools
        noun="applicant"
        record={application}
        make={(way) => makeLink(application, way)}
        revoke={(linkId) => revokeLink(application, linkId)}
        reload={applicationsKey}
        action={
          <Button size="small" variant="line" onClick={() => setAsking(true)}>
            <FileQuestion className="icon" /> Ask for a document
          </Button>
        }
      >
        <RequestList application={application} />
      </LinkTools>
      {asking && <AskDialog application={application} onClose={() => setAsking(false)} />}
    </div>
  )
}

/** The documents that the applicant was asked for and has not sent. */
function RequestList({ application }: { application: OpenedApplication }) {
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
      {application.documentRequests.map(({ id, note, createdAt, ...request }) => (
        <li key={id}>
          <span>
            {askedName(request)}, asked for {formatDate(createdAt)}
            {note && <small>{note}</small>}
          </span>
          {mayEdit && (
            <Button
              size="small"
              variant="quiet"
              busy={stopping.isPending}
              aria-label={`Take back the request: ${askedName(request)}`}
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
