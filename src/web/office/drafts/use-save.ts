import type { FieldValues } from 'react-hook-form'
import { conflictOf, isGone } from '#web/api/api-error.ts'
import { type ChangeOptions, useChange } from '../layout/use-change.ts'
import type { DraftForm } from './use-draft-form.ts'

type SaveOptions<Output, Item> = Pick<ChangeOptions<Output>, 'reload' | 'success' | 'failure'> & {
  /** Changes the given record, or adds a new one. */
  save: (values: Output, item: Item | undefined) => Promise<unknown>
}

/** Saves a form over the version that was edited. What someone else did meanwhile is told in the form. */
export function useSave<Input extends FieldValues, Output, Item>(
  draft: Pick<DraftForm<Input, Output, Item>, 'item' | 'send' | 'done'>,
  { save, ...words }: SaveOptions<Output, Item>,
) {
  return useChange({
    ...words,
    change: (values: Output) => draft.send((item) => save(values, item)),
    isExplained: (error) =>
      conflictOf(error) !== undefined || (isGone(error) && draft.item !== undefined),
    onDone: draft.done,
  })
}
