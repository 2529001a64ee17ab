import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#web/ui/Dialog.tsx'
import { toast } from '#web/ui/toasts.ts'
import styles from './CopyDialog.module.css'

type CopyDialogProps = {
  title: string
  text: string
  /** What the text is. */
  noun: 'link' | 'addresses'
  /** What to do with the text, and a field that shows it. */
  children: ReactNode
  onClose: () => void
}

/** Shows a text for use elsewhere, and copies it. */
export function CopyDialog({ title, text, noun, children, onClose }: CopyDialogProps) {
  const [verb, pronoun] = noun === 'link' ? ['is', 'it'] : ['are', 'them']
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast('success', `The ${noun} ${verb} copied.`),
      () => toast('error', `The ${noun} could not be copied. Please select and copy ${pronoun}.`),
    )
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogBody>
        <div className={styles.fields}>{children}</div>
      </DialogBody>
      <DialogFooter>
        <Button variant="line" onClick={onClose}>
          Close
        </Button>
        <Button onClick={copy}>
          <Copy className="icon" /> Copy {noun}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
