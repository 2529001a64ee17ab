import type { QueryKey } from '@tanstack/react-query'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useChange } from './use-change.ts'

type DeleteDialogProps = {
  title: string
  question: string
  /** What would go. */
  name: string
  /** What else to know before it goes. */
  note?: string
  remove: () => Promise<unknown>
  reload: QueryKey
  success: string
  failure: string | ((error: Error) => string)
  onClose: () => void
}

/** Asks before something is deleted, and deletes it. */
export function DeleteDialog({
  title,
  question,
  name,
  note,
  remove,
  reload,
  success,
  failure,
  onClose,
}: DeleteDialogProps) {
  const deleting = useChange({ change: remove, reload, success, failure, onDone: onClose })
  return (
    <ConfirmDialog
      title={title}
      question={question}
      action="Delete"
      busy={deleting.isPending}
      problem={deleting.error?.message}
      onConfirm={() => deleting.mutate()}
      onCancel={onClose}
    >
      <p>
        <b>{name}</b>
      </p>
      {note && <p>{note}</p>}
    </ConfirmDialog>
  )
}
