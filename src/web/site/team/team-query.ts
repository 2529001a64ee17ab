import { queryOptions } from '@tanstack/react-query'
import { teamCalls } from '#contract/team.ts'
import { call } from '#web/api/call.ts'

export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: () => call(teamCalls.list, {}),
})
