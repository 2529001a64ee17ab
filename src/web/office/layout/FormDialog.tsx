import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#web/ui/Dialog.tsx'
import { Alert, Remark } from '#web/ui/States.tsx'
import styles from './FormDialog.module.css'

type FormDialogProps = {
  title: string
  onClose: () => void
  onSubmit: FormEventHandler
  busy: boolean
  /** Why the last try failed; it stays until the next one. */
  problem?: string | undefined
  /** What to know before going on. */
  note?: string | undefined
  width?: 'normal' | 'wide'
  children: ReactNode
}

/** The frame of every form in a dialog: its fields, what went wrong, Cancel and Save. */
export function FormDialog({
  title,
  onClose,
  onSubmit,
  busy,
  problem,
  note,
  width = 'normal',
  children,
}: FormDialogProps) {
  return (
    <Dialog title={title} onClose={onClose} busy={busy} width={width}>
      <form onSubmit={onSubmit} noValidate>
        <DialogBody>
          <div className={styles.fields}>
            {note && <Remark>{note}</Remark>}
            {problem && <Alert>{problem}</Alert>}
            {children}
          </div>
        </DialogBody>
        <DialogFooter>
          <Button variant="line" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            {busy ? 'Saving...' : 'Save'}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
