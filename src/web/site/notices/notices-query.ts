import { queryOptions } from '@tanstack/react-query'
import { noticeCalls } from '#contract/website/notices.ts'
import { call } from '#web/api/call.ts'

export const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: async ({ meta }) => (await call(noticeCalls.list, { ...meta })).data,
})
