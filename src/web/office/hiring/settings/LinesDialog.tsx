import type { QueryKey } from '@tanstack/react-query'
import type { z } from 'zod'
import { type LinesForm, splitLines } from '#contract/platform/text-lines.ts'
import { useSave } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { HistoryButton } from '#web/office/records/versions/HistoryButton.tsx'
import { TextArea } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { linesVersions } from './setting-versions.ts'

type LinesDialogProps<List> = {
  title: string
  /** The noun of the draft. */
  kind: string
  list: List
  schema: z.ZodType<LinesForm, LinesForm>
  linesIn: (list: List) => string[]
  label: string
  hint: string
  save: (lines: string[], updatedAt: string | undefined) => Promise<unknown>
  reload: QueryKey
  success: string
  failure: string
  onClose: () => void
}

/** Edits a list of short texts, one in each line. */
export function LinesDialog<List extends { updatedAt: string }>({
  title,
  kind,
  list,
  schema,
  linesIn,
  label,
  hint,
  save,
  reload,
  success,
  failure,
  onClose,
}: LinesDialogProps<List>) {
  type Item = List & { id: string }
  const item: Item = { ...list, id: kind }
  const compare = linesVersions<Item>({ label, linesIn })
  const draft = useDraftForm({
    kind,
    item,
    schema,
    start: compare.toValues(item),
    compare,
    onClose,
  })
  const saving = useSave(draft, {
    save: ({ text }: LinesForm, edited) => save(splitLines(text), edited?.updatedAt),
    reload,
    success,
    failure,
  })
  return (
    <FormDialog
      title={title}
      draft={draft}
      saving={saving}
      actions={<HistoryButton draft={draft} busy={saving.isPending} />}
      fields={{
        text: (
          <FormField
            form={draft.form}
            name="text"
            as={TextArea}
            rows={10}
            label={label}
            hint={hint}
            disabled={saving.isPending}
          />
        ),
      }}
    />
  )
}
