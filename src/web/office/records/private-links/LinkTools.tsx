import type { QueryKey } from '@tanstack/react-query'
import { Link, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LinkWay, MadeLink, PrivateLink } from '#contract/records/private-links.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { formatDate, formatDateTime } from '#web/office/platform/format.ts'
import { LinkDialog } from '#web/office/platform/layout/LinkDialog.tsx'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { Button } from '#web/ui/Button.tsx'
import styles from './LinkTools.module.css'

type LinkToolsProps = {
  /** Whom the links are for, such as "applicant". */
  noun: string
  record: { email: string; canMail: boolean; privateLinks: PrivateLink[] }
  make: (way: LinkWay) => Promise<MadeLink>
  revoke: (linkId: string) => Promise<unknown>
  reload: QueryKey
  /** Shown below the list of the links. */
  children?: ReactNode
  /** A further button. */
  action?: ReactNode
}

/** The private links of a record that work, and the buttons to make, send and revoke one. */
export function LinkTools({
  noun,
  record,
  make,
  revoke,
  reload,
  children,
  action,
}: LinkToolsProps) {
  const mayEdit = useMayEdit()
  const making = useChange({
    change: make,
    reload,
    success: (way) => (way === 'mail' ? `A link is on its way to ${record.email}.` : ''),
    failure: 'Failed to make a link. Please try again.',
  })
  const busy = making.isPending
  const made = making.data
  return (
    <>
      <LinkList links={record.privateLinks} revoke={revoke} reload={reload} />
      {children}
      {mayEdit && (
        <div className={styles.actions}>
          <Button size="small" variant="line" busy={busy} onClick={() => making.mutate('copy')}>
            <Link className="icon" /> Make a link
          </Button>
          {record.canMail && (
            <Button size="small" variant="line" busy={busy} onClick={() => making.mutate('mail')}>
              <Send className="icon" /> Send link
            </Button>
          )}
          {action}
        </div>
      )}
      {made?.address && (
        <PrivateLinkDialog {...made} noun={noun} address={made.address} onClose={making.reset} />
      )}
    </>
  )
}

type LinkListProps = { links: PrivateLink[] } & Pick<LinkToolsProps, 'revoke' | 'reload'>

/** The links that work, each with a button to revoke it. */
function LinkList({ links, revoke, reload }: LinkListProps) {
  const mayEdit = useMayEdit()
  const revoking = useChange({
    change: revoke,
    reload,
    success: 'The link was revoked. It no longer works.',
    failure: 'Failed to revoke the link. Please try again.',
  })
  if (links.length === 0) return <p className={styles.none}>No link</p>
  return (
    <ul className={styles.list} aria-label="Links that work">
      {links.map((link) => (
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

type PrivateLinkDialogProps = {
  noun: string
  address: string
  expiresAt: string
  onClose: () => void
}

export function PrivateLinkDialog({ noun, address, expiresAt, onClose }: PrivateLinkDialogProps) {
  return (
    <LinkDialog title="Private Link" address={address} onClose={onClose}>
      Give this link to the {noun} only. It works until {formatDate(expiresAt)}.
    </LinkDialog>
  )
}
