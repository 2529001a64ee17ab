import { queryOptions } from '@tanstack/react-query'
import { refreshHeader } from '#contract/platform/endpoint.ts'

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
    queryFn: ({ client }) => {
      const isOpen = client.getQueryData(queryKey) !== undefined
      return load(isOpen ? { [refreshHeader]: 'true' } : {})
    },
    gcTime: 0,
  })
