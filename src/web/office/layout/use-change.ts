import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { isConflict, isSessionOver } from '#web/api/api-error.ts'
import { toast } from '#web/ui/toasts.ts'
import { useFocusBack } from '#web/ui/use-focus-back.ts'

/** How much sample content is left: whoever changes or deletes some makes it less. */
export const sampleKey = ['office', 'sample-content']

type ChangeOptions<Input> = {
  change: (input: Input) => Promise<unknown>
  /** The list that is read again afterwards. */
  reload: QueryKey
  success?: string | ((input: Input) => string)
  /** What to say when it failed. The server's own words stand where the form is. */
  failure: string | ((error: Error) => string)
  onDone?: () => void
}

/** Changes something on the server, reads the list again, and says how it went. */
export function useChange<Input>({
  change,
  reload,
  success,
  failure,
  onDone,
}: ChangeOptions<Input>) {
  const client = useQueryClient()
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
      // Trying again, as the usual sentence asks, would not help: the reason itself does.
      if (isConflict(error)) {
        toast('error', error.message)
        await client.invalidateQueries({ queryKey: reload })
      } else toast('error', typeof failure === 'function' ? failure(error) : failure)
    },
  })
  useFocusBack(mutation.isPending)
  return mutation
}
