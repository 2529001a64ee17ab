import { Link, Send } from 'lucide-react'
import { Link as RouterLink } from 'react-router'
import type { OpenedApplication } from '#contract/hiring/applications.ts'
import { type Disclosure, disclosureMessages } from '#contract/hiring/disclosure.ts'
import type { LinkWay } from '#contract/records/private-links.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { formatDateTime } from '#web/office/platform/format.ts'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { sectionPath } from '#web/office/platform/paths.ts'
import styles from '#web/office/records/private-links/LinkTools.module.css'
import { PrivateLinkDialog } from '#web/office/records/private-links/LinkTools.tsx'
import { Button } from '#web/ui/Button.tsx'
import { applicationsKey } from '../applications-key.ts'
import { makeLink } from '../private-links/private-links-queries.ts'

/** Sends the disclosure to someone who was hired, and shows whether it was acknowledged. */
export function DisclosureSection({ application }: { application: OpenedApplication }) {
  const { disclosure } = application
  const mayEdit = useMayEdit()
  const making = useChange({
    change: (way: LinkWay) => makeLink(application, way, 'disclosure'),
    reload: applicationsKey,
    success: (way) => (way === 'mail' ? `A link is on its way to ${application.email}.` : ''),
    failure: 'Failed to make a link. Please try again.',
  })
  const made = making.data
  const busy = making.isPending
  const canSend = disclosure.version > 0
  return (
    <div className={styles.block}>
      <p>{describeState(disclosure)}</p>
      {mayEdit && (
        <div className={styles.actions}>
          {canSend && (
            <Button size="small" variant="line" busy={busy} onClick={() => making.mutate('copy')}>
              <Link className="icon" /> Make a link to it
            </Button>
          )}
          {canSend && application.canMail && (
            <Button size="small" variant="line" busy={busy} onClick={() => making.mutate('mail')}>
              <Send className="icon" /> Send it
            </Button>
          )}
          <RouterLink to={sectionPath('hiring-settings', 'disclosure')}>
            {canSend ? 'Change the text' : 'Write the text'}
          </RouterLink>
        </div>
      )}
      {made?.address && (
        <PrivateLinkDialog
          {...made}
          noun="applicant"
          address={made.address}
          onClose={making.reset}
        />
      )}
    </div>
  )
}

function describeState({ version, acknowledged }: Disclosure) {
  if (acknowledged) {
    const { name, at, language } = acknowledged
    const spanish = language === 'es' ? ' in Spanish' : ''
    const which = acknowledged.version === version ? '' : ', which is not the newest one'
    return `${name} acknowledged version ${acknowledged.version}${spanish}${which}, ${formatDateTime(at)}.`
  }
  return version === 0 ? disclosureMessages.noText : 'Not acknowledged yet.'
}
