import type { QueryKey } from '@tanstack/react-query'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Remark } from '#web/ui/States.tsx'
import { useChange } from '../drafts/use-change.ts'

type DeleteDialogProps = {
  title: string
  question: string
  /** The name of the record. */
  name: string
  /** More to know before deleting it. */
  note?: string | undefined
  remove: () => Promise<unknown>
  reload: QueryKey
  success: string
  failure: string | ((error: Error) => string)
  /** Where it went, below the text of the success. */
  detail?: string
  /** Brings it back. */
  undo?: () => Promise<unknown>
  onClose: () => void
}

/** Asks for confirmation, then deletes a record. */
export function DeleteDialog({
  title,
  question,
  name,
  note,
  remove,
  reload,
  success,
  failure,
  detail,
  undo,
  onClose,
}: DeleteDialogProps) {
  const deleting = useChange({
    change: remove,
    reload,
    success,
    failure,
    ...(detail && { detail: () => detail }),
    ...(undo && { undo }),
    onDone: onClose,
  })
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
      {note && <Remark>{note}</Remark>}
    </ConfirmDialog>
  )
}
