import { queryOptions } from '@tanstack/react-query'
import { eventCalls } from '#contract/events.ts'
import { call } from '#web/api/call.ts'

export const eventsQuery = queryOptions({
  queryKey: ['events'],
  queryFn: async () => (await call(eventCalls.listPublished, {})).data,
})
