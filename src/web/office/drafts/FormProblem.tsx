import { flushSync } from 'react-dom'
import type { FieldValues } from 'react-hook-form'
import { SaveProblem } from './SaveProblem.tsx'
import type { DraftForm } from './use-draft-form.ts'

type FormProblemProps<Input extends FieldValues, Output, Item> = {
  draft: DraftForm<Input, Output, Item>
  error: Error | null
  message: string
  /** Saves the form. */
  onSave: () => void
}

/** Why a form was not saved, and the way on. */
export function FormProblem<Input extends FieldValues, Output, Item>({
  draft,
  error,
  message,
  onSave,
}: FormProblemProps<Input, Output, Item>) {
  if (!error) return null
  const { kind, form, item, compare, goOnFrom, done } = draft
  const saveFrom = (next: Item | undefined, values: Input) => {
    // A new record may have other rules than a known one; they apply once the form is rendered.
    flushSync(() => goOnFrom(next, values))
    onSave()
  }
  return (
    <SaveProblem
      error={error}
      message={message}
      kind={kind}
      item={item}
      mine={form.getValues()}
      compare={compare}
      onMerge={saveFrom}
      onKeepTheirs={done}
      onSaveNew={() => saveFrom(undefined, form.getValues())}
    />
  )
}
