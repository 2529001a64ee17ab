import { queryOptions } from '@tanstack/react-query'
import { overviewCalls } from '#contract/office/overview.ts'
import { call } from '#web/api/call.ts'

export const overviewQuery = queryOptions({
  queryKey: ['office', 'overview'],
  queryFn: async () => (await call(overviewCalls.overview, {})).data,
})
