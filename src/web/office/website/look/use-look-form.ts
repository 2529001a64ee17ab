import { useState } from 'react'
import { type EditedLook, LookForm as Schema } from '#contract/website/look/look.ts'
import { useSave } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { applyLook } from '#web/office/platform/look.ts'
import { saveLook } from './look-queries.ts'
import { lookVersions, toValues } from './look-versions.ts'

const failure = 'Failed to save the look. Please try again.'

/** The form of the look, wherever it is shown. `onClose` is called when it was saved or discarded. */
export function useLookForm(look: EditedLook, onClose: () => void) {
  // The form keeps the version it was opened with, even when the query reloads.
  const [item] = useState({ id: 'look', ...look })
  const draft = useDraftForm({
    kind: 'look',
    item,
    schema: Schema,
    start: toValues(item),
    compare: lookVersions,
    onClose,
  })
  const saving = useSave(draft, {
    save: async (values: Schema, edited = item) => {
      const saved = await saveLook(values, edited.updatedAt)
      applyLook(saved)
      return saved
    },
    // Also what is still open of the set-up.
    reload: ['office'],
    success: 'Look saved',
    failure,
  })
  const save = draft.form.handleSubmit((values) => saving.mutate(values))
  return { draft, saving, save, failure }
}
