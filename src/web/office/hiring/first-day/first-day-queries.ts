import { queryOptions } from '@tanstack/react-query'
import type { Application } from '#contract/hiring/applications.ts'
import {
  firstDayCalls as calls,
  type FirstDayForm,
  type FirstDayItem,
} from '#contract/hiring/first-day.ts'
import { call } from '#web/api/call.ts'
import { applicationsKey } from '../applications-key.ts'

export const firstDayListQuery = queryOptions({
  queryKey: [...applicationsKey, 'first day'],
  queryFn: async () => (await call(calls.list, {})).data,
})

export const saveList = (items: string[], updatedAt: string | undefined) =>
  call(calls.saveList, { body: { items, updatedAt } })

export const recordItem = (
  { id }: Pick<Application, 'id'>,
  { item, updatedAt }: Pick<FirstDayItem, 'item' | 'updatedAt'>,
  values: FirstDayForm,
) => call(calls.record, { params: { id }, body: { ...values, item, updatedAt } })
