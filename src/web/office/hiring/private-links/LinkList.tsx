import type { OpenedApplication } from '#contract/hiring/applications.ts'
import type { PrivateLink } from '#contract/records/private-links.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { formatDate, formatDateTime } from '#web/office/platform/format.ts'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { Button } from '#web/ui/Button.tsx'
import { applicationsKey } from '../applications-key.ts'
import styles from './PrivateLinks.module.css'
import { revokeLink } from './private-links-queries.ts'

/** The links that work, each with a button to revoke it. */
export function LinkList({ application }: { application: OpenedApplication }) {
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
