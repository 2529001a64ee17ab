import { useEffect } from 'react'
import { isSessionOver } from '#web/api/api-error.ts'
import { toast } from '#web/ui/toasts.ts'

/** Shows a toast when loading failed. The login screen explains an expired session. */
export function useFailureToast(error: Error | null, failed: string) {
  useEffect(() => {
    if (error && !isSessionOver(error)) toast('error', failed)
  }, [error, failed])
}
