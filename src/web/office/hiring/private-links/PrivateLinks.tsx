import { FileQuestion, Link, Send } from 'lucide-react'
import { useState } from 'react'
import type { OpenedApplication } from '#contract/hiring/applications.ts'
import {
  askedName,
  type LinkWay,
  linkDays,
  type PrivateLink,
} from '#contract/records/private-links.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { formatDate, formatDateTime } from '#web/office/platform/format.ts'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { Button } from '#web/ui/Button.tsx'
import { applicationsKey } from '../applications-key.ts'
import { AskDialog } from './AskDialog.tsx'
import { PrivateLinkDialog } from './PrivateLinkDialog.tsx'
import styles from './PrivateLinks.module.css'
import { makeLink, revokeLink, stopAsking } from './private-links-queries.ts'

/** The private links of an applicant, and the documents that were asked for. */
export function PrivateLinks({ application }: { application: OpenedApplication }) {
  const mayEdit = useMayEdit()
  const [asking, setAsking] = useState(false)
  const making = useChange({
    change: (way: LinkWay) => makeLink(application, way),
    reload: applicationsKey,
    success: (way) => (way === 'mail' ? `A link is on its way to ${application.email}.` : ''),
    failure: 'Failed to make a link. Please try again.',
  })
  const busy = making.isPending
  const made = making.data
  return (
    <div className={styles.block}>
      <p className={styles.about}>
        With a link the applicant sees the job and where the application stands, adds a document
        that you ask for, or withdraws. It works for {linkDays} days.
      </p>
      <LinkList application={application} />
      <RequestList application={application} />
      {mayEdit && (
        <div className={styles.actions}>
          <Button size="small" variant="line" busy={busy} onClick={() => making.mutate('copy')}>
            <Link className="icon" /> Make a link
          </Button>
          {application.canMail && (
            <Button size="small" variant="line" busy={busy} onClick={() => making.mutate('mail')}>
              <Send className="icon" /> Send link
            </Button>
          )}
          <Button size="small" variant="line" onClick={() => setAsking(true)}>
            <FileQuestion className="icon" /> Ask for a document
          </Button>
        </div>
      )}
      {made?.address && (
        <PrivateLinkDialog {...made} address={made.address} onClose={making.reset} />
      )}
      {asking && <AskDialog application={application} onClose={() => setAsking(false)} />}
    </div>
  )
}

/** The links that work, each with a button to revoke it. */
function LinkList({ application }: { application: OpenedApplication }) {
  const mayEdit = useMayEdit()
  const revoking = useChange({
    change: (id: string) => revokeLink(application, id),
    reload: applicationsKey,
    success: 'The link was revoked. It no longer works.',
    failure: 'Failed to revoke the link. Please try again.',
  })
  if (application.privateLinks.length === 0) return <p className={styles.none}>No link</p>
  return (
    <ul className={styles.list} aria-label="Links that work">
      {application.privateLinks.map((link) => (
        <li key={link.id}>
          <span>
            {link.purpose === 'disclosure' && 'To the disclosure: '}Made{' '}
            {formatDate(link.createdAt)}
            {link.by && ` by ${link.by}`}, works until {formatDate(link.expiresAt)}
            <small>{usedText(link)}</small>
          </span>
          {mayEdit && (
            <Button
              size="small"
              variant="quiet-danger"
              busy={revoking.isPending}
              aria-label={`Revoke the link made ${formatDateTime(link.createdAt)}`}
              onClick={() => revoking.mutate(link.id)}
            >
              Revoke
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

const usedText = ({ lastUsedAt }: PrivateLink) =>
  lastUsedAt ? `Last used ${formatDateTime(lastUsedAt)}` : 'Not used yet'

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
