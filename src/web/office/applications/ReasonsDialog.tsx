import { type Reasons, ReasonsForm } from '#contract/application-handling.ts'
import { TextArea } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import type { CompareOptions } from '../drafts/compare.ts'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { useSave } from '../drafts/use-save.ts'
import { FormDialog } from '../layout/FormDialog.tsx'
import { reasonsQuery, saveReasons } from './handling-queries.ts'

type ReasonsDialogProps = { reasons: Reasons; onClose: () => void }

type Item = Reasons & { id: string }

const compare: CompareOptions<ReasonsForm, Item> = {
  valuesOf: (item) => ({ text: item?.reasons.join('\n') ?? '' }),
  parts: { text: { label: 'Reasons', text: ({ text }) => text } },
}

/** Edits the reasons that can be chosen for an application that is rejected or withdrawn. */
export function ReasonsDialog({ reasons, onClose }: ReasonsDialogProps) {
  const item = { ...reasons, id: 'reasons' }
  const draft = useDraftForm({
    kind: 'reasons',
    item,
    schema: ReasonsForm,
    start: compare.valuesOf(item),
    compare,
    onClose,
  })
  const saving = useSave(draft, {
    save: ({ text }: ReasonsForm, edited) => saveReasons(text, edited?.updatedAt),
    reload: reasonsQuery.queryKey,
    success: 'The reasons were saved',
    failure: 'Failed to save the reasons. Please try again.',
  })
  return (
    <FormDialog
      title="Reasons"
      draft={draft}
      saving={saving}
      fields={{
        text: (
          <FormField
            form={draft.form}
            name="text"
            as={TextArea}
            rows={10}
            label="Reasons to choose from"
            hint="One in each line. Applications keep the reason they have."
            disabled={saving.isPending}
          />
        ),
      }}
    />
  )
}
