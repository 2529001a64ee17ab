import { queryOptions } from '@tanstack/react-query'
import { disclosureCalls as calls } from '#contract/hiring/disclosure.ts'
import { call } from '#web/api/call.ts'
import { applicationsKey } from '../applications-key.ts'

export const disclosureQuery = queryOptions({
  queryKey: [...applicationsKey, 'disclosure'],
  queryFn: async () => (await call(calls.read, {})).data,
})

export const saveDisclosure = (text: string, updatedAt: string | undefined) =>
  call(calls.save, { body: { text, updatedAt } })
