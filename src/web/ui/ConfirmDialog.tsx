import { type ReactNode, useId } from 'react'
import { Button } from './Button.tsx'
import styles from './ConfirmDialog.module.css'
import { Dialog, DialogBody } from './Dialog.tsx'
import { Alert } from './States.tsx'

type ConfirmDialogProps = {
  title: string
  question: string
  /** What exactly it is about: a name, a picture. */
  children?: ReactNode
  action: string
  /** The safe answer, where Cancel could be read both ways. */
  stay?: string
  /** It can be undone: nothing warns of it. */
  safe?: boolean
  onConfirm: () => void
  onCancel: () => void
  busy?: boolean
  /** Why the last try failed. */
  problem?: string | undefined
}

/** A question before something that is hard to undo. The safe answer has the focus. */
export function ConfirmDialog({
  title,
  question,
  children,
  action,
  stay = 'Cancel',
  safe = false,
  onConfirm,
  onCancel,
  busy = false,
  problem,
}: ConfirmDialogProps) {
  const questionId = useId()
  return (
    <Dialog
      role="alertdialog"
      describedBy={questionId}
      width="narrow"
      title={title}
      onClose={onCancel}
      busy={busy}
      footer={
        <>
          <Button variant="line" onClick={onCancel} disabled={busy} data-autofocus>
            {stay}
          </Button>
          <Button variant={safe ? 'primary' : 'danger'} onClick={onConfirm} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <DialogBody>
        <div className={styles.words} id={questionId}>
          <p>{question}</p>
          {children}
          {problem && <Alert>{problem}</Alert>}
        </div>
      </DialogBody>
    </Dialog>
  )
}
