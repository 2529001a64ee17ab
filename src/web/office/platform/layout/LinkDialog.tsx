import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#web/ui/Dialog.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { copyText } from './copy-text.ts'
import styles from './FormDialog.module.css'

type LinkDialogProps = {
  title: string
  address: string
  onClose: () => void
  /** Whom to give it to, and how long it works. */
  children: ReactNode
}

/** Shows a new link, which cannot be read again later. */
export function LinkDialog({ title, address, onClose, children }: LinkDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogBody>
        <div className={styles.fields}>
          <p>{children} It is shown just this once; you can make another one at any time.</p>
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
