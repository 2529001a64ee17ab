import { queryOptions } from '@tanstack/react-query'
import { statusCalls } from '#contract/office/status.ts'
import { call } from '#web/api/call.ts'

export const statusQuery = queryOptions({
  queryKey: ['office', 'status'],
  queryFn: async () => (await call(statusCalls.read, {})).data,
})

export const confirmClock = () => call(statusCalls.confirmClock, {})

export const backUp = () => call(statusCalls.backUp, {})

export const sendTestMail = async () => (await call(statusCalls.sendTestMail, {})).data
