import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { isSessionOver } from '#web/api/api-error.ts'
import { toast } from '#web/ui/toasts.ts'

type ChangeOptions<Input, Result> = {
  change: (input: Input) => Promise<Result>
  /** The list that is read again afterwards. */
  reload: QueryKey
  success?: string | ((input: Input) => string)
  /** What to say when it failed. The server's own words stand where the form is. */
  failure: string | ((error: Error) => string)
  onDone?: (result: Result) => void
}

/** Changes something on the server, reads the list again, and says how it went. */
export function useChange<Input, Result>({
  change,
  reload,
  success,
  failure,
  onDone,
}: ChangeOptions<Input, Result>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (result, input) => {
      await client.invalidateQueries({ queryKey: reload })
      if (success) toast('success', typeof success === 'function' ? success(input) : success)
      onDone?.(result)
    },
    onError: (error) => {
      if (isSessionOver(error)) return
      toast('error', typeof failure === 'function' ? failure(error) : failure)
    },
  })
}
