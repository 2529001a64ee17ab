import { Copy } from 'lucide-react'
import type { Application } from '#contract/applications.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#web/ui/Dialog.tsx'
import { TextArea } from '#web/ui/Field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { plural } from '../format.ts'
import styles from './MailOffDialog.module.css'

type MailOffDialogProps = { applications: Application[]; onClose: () => void }

/** Says why no message can be sent, and offers the addresses for one's own mail program. */
export function MailOffDialog({ applications, onClose }: MailOffDialogProps) {
  const addresses = [...new Set(applications.map(({ email }) => email).filter(Boolean))]
  const copy = () =>
    navigator.clipboard.writeText(addresses.join(', ')).then(
      () => toast('success', 'The addresses are copied.'),
      () => toast('error', 'The addresses could not be copied. Please select and copy them.'),
    )
  return (
    <Dialog title={`Message to ${plural(applications.length, 'applicant')}`} onClose={onClose}>
      <DialogBody>
        <div className={styles.fields}>
          <p>
            Mail is not set up on this server, so messages cannot be sent from here. Write in your
            own mail program instead, with these addresses in the field Bcc: then applicants do not
            see each other’s addresses.
          </p>
          <TextArea label="Email addresses" value={addresses.join(', ')} rows={5} readOnly />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="line" onClick={onClose}>
          Close
        </Button>
        <Button onClick={copy}>
          <Copy className="icon" /> Copy addresses
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
