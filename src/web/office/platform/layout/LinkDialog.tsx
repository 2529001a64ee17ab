import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#web/ui/Dialog.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { toast } from '#web/ui/toasts.ts'
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

/** Copies a text and says so. Returns whether it is copied. */
export async function copyText(text: string, noun: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    toast('success', `The ${noun} is copied.`)
    return true
  } catch {
    toast('error', `The ${noun} could not be copied. Please select and copy it.`)
    return false
  }
}
