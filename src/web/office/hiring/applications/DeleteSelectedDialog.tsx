import { applicationBulkCalls, type BulkDeletion } from '#contract/hiring/application-bulk.ts'
import type { Application } from '#contract/hiring/applications.ts'
import { call } from '#web/api/call.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { plural } from '#web/office/platform/format.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Remark } from '#web/ui/States.tsx'
import { applicationsKey } from '../applications-key.ts'
import { fullName } from './applications-queries.ts'
import { documentsOfAll, keepWarning } from './keep-until.ts'

type DeleteSelectedDialogProps = {
  applications: Application[]
  /** Names those that a hold kept; empty when all are deleted. */
  onDeleted: (problem: string) => void
  onClose: () => void
}

/** Asks, then deletes all selected applicants. */
export function DeleteSelectedDialog({
  applications,
  onDeleted,
  onClose,
}: DeleteSelectedDialogProps) {
  const deleting = useChange<void, BulkDeletion>({
    change: async () => {
      const ids = applications.map(({ id }) => id)
      return (await call(applicationBulkCalls.remove, { body: { ids } })).data
    },
    reload: applicationsKey,
    success: (_, { deleted }) => `${plural(deleted.length, 'applicant')} deleted`,
    failure: 'Failed to delete the applicants. Please try again.',
    onDone: ({ held }) => {
      const kept = applications.filter(({ id }) => held.includes(id)).map(fullName)
      onDeleted(kept.length > 0 ? `On hold, so not deleted: ${kept.join(', ')}.` : '')
    },
  })
  const warning = keepWarning(applications)
  const documents = documentsOfAll(applications)
  const selected = [plural(applications.length, 'applicant'), documents].filter(Boolean)
  return (
    <ConfirmDialog
      title="Delete Applicants"
      question={`Are you sure you want to delete ${selected.join(' with ')}? They cannot be brought back.`}
      action="Delete"
      busy={deleting.isPending}
      problem={deleting.error?.message}
      onConfirm={() => deleting.mutate()}
      onCancel={onClose}
    >
      {warning && <Remark>{warning}</Remark>}
    </ConfirmDialog>
  )
}
