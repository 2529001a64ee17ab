import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#web/api/api-error.ts'
import { toast } from '#web/ui/toasts.ts'
import { download, type ShownFile } from './applications-queries.ts'

/** Downloads files one after the other, and says how it went. */
export function useDownload(kind: 'document' | 'resume') {
  const downloading = useMutation({
    mutationFn: async (files: ShownFile[]) => {
      for (const file of files) await download(file)
    },
    onSuccess: () => toast('success', 'Document downloaded successfully'),
    onError: (error) => {
      const sessionOver = error instanceof ApiError && error.status === 401
      if (!sessionOver) toast('error', `Failed to download ${kind}`)
    },
  })
  return { busy: downloading.isPending, start: downloading.mutate }
}
