import { queryOptions } from '@tanstack/react-query'
import { newsCalls as calls, type NewsKind } from '#contract/records/news.ts'
import { call } from '#web/api/call.ts'
import { prefetched } from '#web/office/platform/layout/lazy-screen.tsx'

export const newsKey = ['office', 'news']

export const newsQuery = queryOptions({
  queryKey: newsKey,
  queryFn: async () => (await call(calls.list, {})).data,
  ...prefetched,
})

export const markSeen = (until: string) => call(calls.see, { body: { until } })

export const newsMailQuery = queryOptions({
  queryKey: [...newsKey, 'mail'],
  queryFn: async () => (await call(calls.readMail, {})).data,
})

export const saveNewsMail = (kinds: NewsKind[]) => call(calls.saveMail, { body: { kinds } })
