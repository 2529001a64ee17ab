import type { FieldValues } from 'react-hook-form'
import { getConflict, isGone } from '#web/api/api-error.ts'
import { type ChangeOptions, useChange } from './use-change.ts'
import type { DraftForm } from './use-draft-form.ts'

type SaveOptions<Output, Item, Reply> = Pick<
  ChangeOptions<Output, Reply>,
  'reload' | 'success' | 'failure' | 'undo'
> & {
  /** Changes the record, or adds a new one when there is none. */
  save: (values: Output, item: Item | undefined) => Promise<Reply>
}

/** Saves a form. The form itself explains a newer version or a deleted record, so no toast does. */
export function useSave<Input extends FieldValues, Output, Item, Reply = unknown>(
  draft: Pick<DraftForm<Input, Output, Item>, 'item' | 'send' | 'close'>,
  { save, ...options }: SaveOptions<Output, Item, Reply>,
) {
  return useChange({
    ...options,
    change: (values: Output) => draft.send((item) => save(values, item)),
    isShownInForm: (error) =>
      getConflict(error) !== undefined || (isGone(error) && draft.item !== undefined),
    onDone: draft.close,
  })
}
