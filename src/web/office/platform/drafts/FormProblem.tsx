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

/** Why a form was not saved, and what to do next. */
export function FormProblem<Input extends FieldValues, Output, Item>({
  draft,
  error,
  message,
  onSave,
}: FormProblemProps<Input, Output, Item>) {
  if (!error) return null
  const { kind, form, item, compare, addsNew, continueFrom, close } = draft
  const saveFrom = (next: Item | undefined, values: Input) => {
    // The rules of a new record apply only after the form has rendered without the old one.
    flushSync(() => continueFrom(next, values))
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
      onKeepTheirs={close}
      {...(addsNew && { onSaveNew: () => saveFrom(undefined, form.getValues()) })}
    />
  )
}
