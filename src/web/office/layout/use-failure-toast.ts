import { useEffect } from 'react'
import { isSessionOver } from '#web/api/api-error.ts'
import { toast } from '#web/ui/toasts.ts'

/** Says that something could not be loaded. The end of a session is told elsewhere. */
export function useFailureToast(error: Error | null, failed: string) {
  useEffect(() => {
    if (error && !isSessionOver(error)) toast('error', failed)
  }, [error, failed])
}
