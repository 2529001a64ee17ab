import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { refreshHeader } from '#contract/platform/endpoint.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { newsKey } from '../news/news-queries.ts'

/**
 * The audit log records each opening of a record. Loading an open one again is marked as a refresh, and
 * closing it clears the cache, so that the next opening is recorded.
 */
export const openedRecord = <T>(
  queryKey: string[],
  load: (headers: Record<string, string>) => Promise<T>,
) =>
  queryOptions({
    queryKey,
    queryFn: async ({ client }) => {
      const isOpen = client.getQueryData(queryKey) !== undefined
      const record = await load(isOpen ? { [refreshHeader]: 'true' } : {})
      // What happened to it is no longer news.
      if (!isOpen) client.invalidateQueries({ queryKey: newsKey })
      return record
    },
    gcTime: 0,
  })

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
