import { useMutation } from '@tanstack/react-query'
import { isSessionOver } from '#web/api/api-error.ts'
import { toast } from '#web/ui/toasts.ts'

type Messages = { success: string; failure: string }

/** Downloads a file and shows a toast. */
export function useDownload<T>(save: (item: T) => Promise<void>, { success, failure }: Messages) {
  const downloading = useMutation({
    mutationFn: save,
    onSuccess: () => toast('success', success),
    onError: (error) => {
      if (!isSessionOver(error)) toast('error', failure)
    },
  })
  return { busy: downloading.isPending, start: downloading.mutate }
}
