import { queryOptions } from '@tanstack/react-query'
import { waitingDaysCalls as calls } from '#contract/hiring/decisions.ts'
import { call } from '#web/api/call.ts'
import { applicationsKey } from '../applications-key.ts'

/** How long to wait between the notice about a background check and the decision. */
export const waitingDaysQuery = queryOptions({
  queryKey: [...applicationsKey, 'waiting days'],
  queryFn: async () => (await call(calls.read, {})).data,
})

export const saveWaitingDays = (waitingDays: number) => call(calls.save, { body: { waitingDays } })
