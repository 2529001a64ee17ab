import { useMutation } from '@tanstack/react-query'
import { isSessionOver } from '#web/api/api-error.ts'
import { toast } from '#web/ui/toasts.ts'
import { download, type ShownFile } from './applications-queries.ts'

const failures = {
  document: 'Failed to download document',
  resume: 'Failed to download resume',
}

/** Downloads files one after the other, and says how it went. */
export function useDownload(kind: keyof typeof failures) {
  const downloading = useMutation({
    mutationFn: async (files: ShownFile[]) => {
      for (const file of files) await download(file)
    },
    onSuccess: () => toast('success', 'Document downloaded successfully'),
    onError: (error) => {
      if (!isSessionOver(error)) toast('error', failures[kind])
    },
  })
  return { busy: downloading.isPending, start: downloading.mutate }
}
