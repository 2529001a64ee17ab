import { queryOptions } from '@tanstack/react-query'
import { heroCalls } from '#contract/hero.ts'
import { call } from '#web/api/call.ts'

export const heroSlidesQuery = queryOptions({
  queryKey: ['hero'],
  queryFn: async () => (await call(heroCalls.list, {})).data,
})
