import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { officeSearchCalls, searchLimits } from '#contract/office/office-search.ts'
import { call } from '#web/api/call.ts'

/** What was found is forgotten when the search is closed. */
export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: ['search', text],
    queryFn: async () => ({
      text,
      hits: (await call(officeSearchCalls.find, { body: { text } })).data,
    }),
    enabled: text.length >= searchLimits.shortest,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
