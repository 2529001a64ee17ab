import { FileQuestion, Link, Send } from 'lucide-react'
import { useState } from 'react'
import type { OpenedApplication } from '#contract/hiring/applications.ts'
import { type LinkWay, linkDays } from '#contract/records/private-links.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { Button } from '#web/ui/Button.tsx'
import { applicationsKey } from '../applications-key.ts'
import { AskDialog } from './AskDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { LinkList } from './LinkList.tsx'
import styles from './PrivateLinks.module.css'
import { makeLink } from './private-links-queries.ts'
import { RequestList } from './RequestList.tsx'

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
        <LinkDialog address={made.address} expiresAt={made.expiresAt} onClose={making.reset} />
      )}
      {asking && <AskDialog application={application} onClose={() => setAsking(false)} />}
    </div>
  )
}
