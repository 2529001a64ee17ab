import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog, DialogBody } from './Dialog.tsx'

type ConfirmDialogProps = {
  title: string
  question: string
  /** What exactly it is about: a name, a picture. */
  children?: ReactNode
  action: string
  onConfirm: () => void
  onCancel: () => void
  busy?: boolean
}

/** A question before something that cannot be undone. The safe answer has the focus. */
export function ConfirmDialog({
  title,
  question,
  children,
  action,
  onConfirm,
  onCancel,
  busy = false,
}: ConfirmDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      width="narrow"
      title={title}
      onClose={onCancel}
      busy={busy}
      footer={
        <>
          <Button variant="line" onClick={onCancel} disabled={busy} data-autofocus>
            Cancel
          </Button>
          <Button variant="danger" onClick={onConfirm} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <DialogBody>
        <p>{question}</p>
        {children}
      </DialogBody>
    </Dialog>
  )
}
