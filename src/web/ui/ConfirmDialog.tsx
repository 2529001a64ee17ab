import { type ReactNode, useId } from 'react'
import { Button } from './Button.tsx'
import styles from './ConfirmDialog.module.css'
import { Dialog, DialogBody } from './Dialog.tsx'
import { Alert } from './States.tsx'

type ConfirmDialogProps = {
  title: string
  question: string
  /** What the question is about, such as a name or a picture. */
  children?: ReactNode
  action: string
  /** The text of the safe button, where "Cancel" would be ambiguous. */
  stay?: string
  /** The action can be undone, so its button is not red. */
  safe?: boolean
  onConfirm: () => void
  onCancel: () => void
  busy?: boolean
  /** Why the last attempt failed. */
  problem?: string | undefined
}

/** Asks before an action that is hard to undo. The safe button has the focus, so Enter does no harm. */
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
