import { queryOptions } from '@tanstack/react-query'
import { waitingCalls } from '#contract/office/waiting.ts'
import { call } from '#web/api/call.ts'

export const waitingQuery = queryOptions({
  queryKey: ['office', 'waiting'],
  queryFn: async () => (await call(waitingCalls.list, {})).data,
})
