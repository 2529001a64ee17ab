import { queryOptions } from '@tanstack/react-query'
import { eventCalls } from '#contract/website/events.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { toContent } from './events-query.ts'

/** Null for one that is not there. */
export const eventQuery = (slug: string) =>
  queryOptions({
    queryKey: ['event', slug],
    queryFn: async ({ meta }) => {
      try {
        return toContent((await call(eventCalls.read, { ...meta, params: { slug } })).data)
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })
