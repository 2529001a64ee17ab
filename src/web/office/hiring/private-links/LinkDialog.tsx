import { Copy } from 'lucide-react'
import { formatDate } from '#web/office/platform/format.ts'
import { copyText } from '#web/office/platform/layout/copy-text.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#web/ui/Dialog.tsx'
import { TextField } from '#web/ui/Field.tsx'
import styles from './PrivateLinks.module.css'

type LinkDialogProps = { address: string; expiresAt: string; onClose: () => void }

/** Shows a new link, which cannot be read again later. */
export function LinkDialog({ address, expiresAt, onClose }: LinkDialogProps) {
  return (
    <Dialog title="Private Link" onClose={onClose}>
      <DialogBody>
        <div className={styles.fields}>
          <p>
            Give this link to the applicant only. It works until {formatDate(expiresAt)}. It is
            shown just this once; you can make another one at any time.
          </p>
          <TextField
            label="Link"
            value={address}
            readOnly
            onFocus={(event) => event.target.select()}
          />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="line" onClick={onClose}>
          Close
        </Button>
        <Button onClick={() => copyText(address, 'link')}>
          <Copy className="icon" /> Copy link
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
