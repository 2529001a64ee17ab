import { queryOptions } from '@tanstack/react-query'
import { jobCalls } from '#contract/hiring/jobs.ts'
import { testimonialCalls } from '#contract/website/testimonials.ts'
import { call } from '#web/api/call.ts'
import { toSummary } from '../jobs/jobs-query.ts'
import { toContent } from '../testimonials/testimonials-query.ts'

// In a file of its own, so that the first page does not load it.

/** The stories about a program. */
export const programStoriesQuery = (program: string) =>
  queryOptions({
    queryKey: ['testimonials', 'of program', program],
    queryFn: async ({ meta }) => {
      const { data } = await call(testimonialCalls.list, { ...meta })
      return data.filter((story) => story.program === program).map(toContent)
    },
  })

/** The open jobs of a program. */
export const programJobsQuery = (program: string) =>
  queryOptions({
    queryKey: ['jobs', 'of program', program],
    queryFn: async ({ meta }) => {
      const query = { ...meta?.query, program }
      return (await call(jobCalls.list, { ...meta, query })).data.map(toSummary)
    },
  })
