import { type FirstDayList, FirstDayListForm } from '#contract/hiring/first-day.ts'
import { LinesDialog } from '#web/office/platform/layout/LinesDialog.tsx'
import { applicationsKey } from '../applications-key.ts'
import { saveList } from './first-day-queries.ts'

type FirstDayListDialogProps = { list: FirstDayList; onClose: () => void }

/** Edits what is done before everyone's first day. */
export function FirstDayListDialog({ list, onClose }: FirstDayListDialogProps) {
  return (
    <LinesDialog
      title="First-Day List"
      kind="first-day list"
      list={list}
      schema={FirstDayListForm}
      linesIn={({ items }) => items}
      label="Before the first day"
      hint="One in each line, for everyone who is hired. What was recorded under a line stays, even if you change or remove it. These are suggestions, not legal advice: your license and your lawyer say what you need."
      save={saveList}
      reload={applicationsKey}
      success="The list was saved"
      failure="Failed to save the list. Please try again."
      onClose={onClose}
    />
  )
}
