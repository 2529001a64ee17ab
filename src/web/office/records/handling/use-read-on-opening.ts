import type { QueryKey } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'

type Marking = {
  mark: (marked: { ids: string[]; read: boolean }) => Promise<unknown>
  reload: QueryKey
  failure: string
}

/** Opening an unread record marks it as read, once: it can be marked as unread again. */
export function useReadOnOpening(
  { id, read }: { id: string; read: boolean },
  { mark, reload, failure }: Marking,
) {
  const mayEdit = useMayEdit()
  const { mutate } = useChange({ change: mark, reload, failure })
  const opened = useRef<string>(undefined)
  useEffect(() => {
    if (opened.current === id || !mayEdit) return
    opened.current = id
    if (!read) mutate({ ids: [id], read: true })
  }, [id, read, mayEdit, mutate])
}
