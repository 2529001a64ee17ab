import { type Reasons, ReasonsForm } from '#contract/hiring/application-handling.ts'
import { LinesDialog } from '#web/office/platform/layout/LinesDialog.tsx'
import { reasonsQuery, saveReasons } from './handling-queries.ts'

type ReasonsDialogProps = { reasons: Reasons; onClose: () => void }

/** Edits the reasons that can be chosen for an application that is rejected or withdrawn. */
export function ReasonsDialog({ reasons, onClose }: ReasonsDialogProps) {
  return (
    <LinesDialog
      title="Reasons"
      kind="reasons"
      list={reasons}
      schema={ReasonsForm}
      linesIn={(stored) => stored.reasons}
      label="Reasons to choose from"
      hint="One in each line. Applications keep the reason they have."
      save={saveReasons}
      reload={reasonsQuery.queryKey}
      success="The reasons were saved"
      failure="Failed to save the reasons. Please try again."
      onClose={onClose}
    />
  )
}
