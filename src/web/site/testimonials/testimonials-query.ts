import { queryOptions } from '@tanstack/react-query'
import { testimonialCalls } from '#contract/testimonials.ts'
import { call } from '#web/api/call.ts'

export const testimonialsQuery = queryOptions({
  queryKey: ['testimonials'],
  queryFn: async () => (await call(testimonialCalls.list, {})).data,
})
