import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { isConflict, isGone, isSessionOver } from '#web/api/api-error.ts'
import { toast } from '#web/ui/toasts.ts'
import { useRestoredFocus } from '#web/ui/use-restored-focus.ts'

/** How much sample content is left: whoever changes or deletes some makes it less. */
export const sampleKey = ['office', 'sample-content']

export type ChangeOptions<Input> = {
  change: (input: Input) => Promise<unknown>
  /** The list that is read again afterwards. */
  reload: QueryKey
  success?: string | ((input: Input) => string)
  /** What to say when it failed. The server's own words stand where the form is. */
  failure: string | ((error: Error) => string)
  /** Which failures the form itself explains. */
  isExplained?: (error: Error) => boolean
  onDone?: () => void
}

/** Changes something on the server, reads the list again, and says how it went. */
export function useChange<Input>({
  change,
  reload,
  success,
  failure,
  isExplained,
  onDone,
}: ChangeOptions<Input>) {
  const client = useQueryClient()
  const wordsFor = (error: Error) => {
    // Trying again, as the usual sentence asks, would not help: the reason itself does.
    if (isConflict(error)) return error.message
    return typeof failure === 'function' ? failure(error) : failure
  }
  const mutation = useMutation({
    mutationFn: change,
    onSuccess: async (_, input) => {
      await client.invalidateQueries({ queryKey: reload })
      client.invalidateQueries({ queryKey: sampleKey })
      if (success) toast('success', typeof success === 'function' ? success(input) : success)
      onDone?.()
    },
    onError: async (error) => {
      if (isSessionOver(error)) return
      if (!isExplained?.(error)) toast('error', wordsFor(error))
      // What someone else changed or deleted is not as the list shows it.
      if (isConflict(error) || isGone(error)) await client.invalidateQueries({ queryKey: reload })
    },
  })
  useRestoredFocus(mutation.isPending)
  return mutation
}
