import { useMutation } from '@tanstack/react-query'
import { isSessionOver } from '#web/api/api-error.ts'
import { toast } from '#web/ui/toasts.ts'

type Words = { success: string; failure: string }

/** Saves something on this computer, and says how it went. */
export function useDownload<T>(save: (what: T) => Promise<void>, { success, failure }: Words) {
  const downloading = useMutation({
    mutationFn: save,
    onSuccess: () => toast('success', success),
    onError: (error) => {
      if (!isSessionOver(error)) toast('error', failure)
    },
  })
  return { busy: downloading.isPending, start: downloading.mutate }
}
