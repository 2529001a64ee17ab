import type { Application } from '#contract/applications.ts'
import { TextArea } from '#web/ui/Field.tsx'
import { plural } from '../format.ts'
import { CopyDialog } from '../layout/CopyDialog.tsx'

type MailOffDialogProps = { applications: Application[]; onClose: () => void }

/** Says why no message can be sent, and offers the addresses for one's own mail program. */
export function MailOffDialog({ applications, onClose }: MailOffDialogProps) {
  const addresses = [...new Set(applications.map(({ email }) => email).filter(Boolean))].join(', ')
  return (
    <CopyDialog
      title={`Message to ${plural(applications.length, 'applicant')}`}
      text={addresses}
      noun="addresses"
      onClose={onClose}
    >
      <p>
        Mail is not set up on this server, so messages cannot be sent from here. Write in your own
        mail program instead, with these addresses in the field Bcc: then applicants do not see each
        other’s addresses.
      </p>
      <TextArea label="Email addresses" value={addresses} rows={5} readOnly />
    </CopyDialog>
  )
}
