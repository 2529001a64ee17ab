import { queryOptions } from '@tanstack/react-query'
import { schedulerCalls } from '#contract/operations/scheduler.ts'
import { call } from '#web/api/call.ts'

export const tasksQuery = queryOptions({
  queryKey: ['office', 'scheduled-tasks'],
  queryFn: async () => (await call(schedulerCalls.list, {})).data,
})
