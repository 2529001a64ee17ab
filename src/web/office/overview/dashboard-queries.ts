import { queryOptions } from '@tanstack/react-query'
import { dashboardCalls } from '#contract/dashboard.ts'
import { call } from '#web/api/call.ts'

export const dashboardQuery = queryOptions({
  queryKey: ['office', 'dashboard'],
  queryFn: async () => (await call(dashboardCalls.overview, {})).data,
})
