import { notifyManager, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { ApiError, getConflict, isConflict, isGone, isSessionOver } from '#web/api/api-error.ts'
import type { ToastAction } from '#web/ui/toast-region.ts'
import { toast } from '#web/ui/toasts.ts'
import { useRestoredFocus } from '#web/ui/use-restored-focus.ts'
import type { DraftForm, SavedRecord } from './use-draft-form.ts'

/** Every change may alter how much sample content is left. */
export const sampleContentKey = ['office', 'sample-content']

type ChangeOptions<Input, Reply = unknown> = {
  change: (input: Input) => Promise<Reply>
  /** The list to load again afterwards. */
  reload: QueryKey
  success?: string | ((input: Input, reply: Reply) => string)
  /** What exactly was changed, below the text of the success. */
  detail?: (input: Input) => string
  /** The text of the toast when it failed. */
  failure: string | ((error: Error) => string)
  /** Failures that the form shows itself, so that no toast is needed. */
  isShownInForm?: (error: Error) => boolean
  onDone?: (reply: Reply) => void
  /** Takes the change back. The toast of the success offers it for ten seconds. */
  undo?: (input: Input, reply: Reply) => Promise<unknown>
  /** Says it in the place of the toast. */
  say?: ((text: string, undo: ToastAction | undefined) => void) | undefined
  /** A later change with the same id replaces the toast, because only the last change can be taken back. */
  toastId?: string
}

/** Changes something on the server, loads the list again, and shows a toast. */
export function useChange<Input, Reply = unknown>({
  change,
  reload,
  success,
  detail,
  failure,
  isShownInForm,
  onDone,
  undo,
  say,
  toastId,
}: ChangeOptions<Input, Reply>) {
  const client = useQueryClient()
  const messageFor = (error: Error) => {
    // After a conflict "try again" would not help, so the server's own reason is shown.
    if (isConflict(error)) return error.message
    return typeof failure === 'function' ? failure(error) : failure
  }
  const reloadList = async () => {
    await client.invalidateQueries({ queryKey: reload })
    // Components are told a task later. A form that starts again before that would show the old version.
    await new Promise<void>((resolve) => notifyManager.schedule(resolve))
    // Not awaited, because the banner about sample content is not what was changed.
    void client.invalidateQueries({ queryKey: sampleContentKey })
  }
  const reportFailure = async (error: Error) => {
    if (isSessionOver(error)) return
    if (!isShownInForm?.(error)) toast('error', messageFor(error))
    // Someone else changed or deleted the record, so the list is out of date.
    if (isConflict(error) || isGone(error)) await client.invalidateQueries({ queryKey: reload })
  }
  const takeBack = (undoing: Promise<unknown>) =>
    undoing
      .then(reloadList)
      .then(() => toast('success', 'The change was undone.'))
      .catch(reportFailure)
  const mutation = useMutation({
    mutationFn: async (input: Input) => {
      try {
        return await change(input)
      } catch (error) {
        throw isOurs(error) ? error : new Error(messageFor(error as Error), { cause: error })
      }
    },
    onSuccess: async (reply, input) => {
      await reloadList()
      const text = typeof success === 'function' ? success(input, reply) : success
      const action = undo && { label: 'Undo', onClick: () => takeBack(undo(input, reply)) }
      if (text && say) say(text, action)
      else if (text)
        toast('success', text, {
          ...(action && { action }),
          ...(detail && { detail: detail(input) }),
          ...(toastId && { id: toastId }),
        })
      onDone?.(reply)
    },
    onError: reportFailure,
  })
  useRestoredFocus(mutation.isPending)
  return mutation
}

/** What a library or the browser throws is not written for people. */
const isOurs = (error: unknown) =>
  error instanceof ApiError || (error instanceof Error && error.constructor === Error)

/** When only the rest fails, the form goes on from the record that is saved. */
async function saveAlso<Input extends FieldValues, Output, Item>(
  {
    item,
    form,
    also,
    continueFrom,
  }: Pick<DraftForm<Input, Output, Item>, 'item' | 'form' | 'also' | 'continueFrom'>,
  reply: unknown,
) {
  if (!also.current) return
  const { data } = (reply ?? {}) as { data?: SavedRecord }
  const saved = data ?? (reply as SavedRecord)
  try {
    await also.current(saved)
  } catch (error) {
    continueFrom({ ...item, ...saved } as Item, form.getValues())
    const { message } = error as Error
    throw new Error(`The English is saved, the Spanish is not. ${message}`, { cause: error })
  }
}

type SaveOptions<Output, Item, Reply> = Pick<
  ChangeOptions<Output, Reply>,
  'reload' | 'success' | 'failure' | 'undo'
> & {
  /** Changes the record, or adds a new one when there is none. */
  save: (values: Output, item: Item | undefined) => Promise<Reply>
}

/** Saves a form. The form itself explains a newer version or a deleted record, so no toast does. */
export function useSave<Input extends FieldValues, Output, Item, Reply = unknown>(
  draft: Pick<
    DraftForm<Input, Output, Item>,
    'item' | 'form' | 'also' | 'send' | 'continueFrom' | 'close'
  >,
  { save, ...options }: SaveOptions<Output, Item, Reply>,
) {
  return useChange({
    ...options,
    change: async (values: Output) => {
      const reply = await draft.send((item) => save(values, item))
      await saveAlso(draft, reply)
      return reply
    },
    isShownInForm: (error) =>
      getConflict(error) !== undefined || (isGone(error) && draft.item !== undefined),
    onDone: draft.close,
  })
}
