import { queryOptions } from '@tanstack/react-query'
import type { EventContent } from '#content/events.ts'
import { type CareEvent, eventCalls } from '#contract/website/events.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'

export const eventsQuery = queryOptions({
  queryKey: ['events'],
  queryFn: async ({ meta }) =>
    (await call(eventCalls.listPublished, { ...meta })).data.map(toContent),
})

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

/** All but `_id`, title, description and image are our additions to the specification, so they may be missing. */
function toContent(event: Partial<CareEvent>): EventContent {
  const {
    _id: id,
    title = '',
    description = '',
    image = null,
    imageDescription = '',
    startsAt,
    endsAt,
    past,
    place,
    slug,
    timeZone,
    repeats,
    firstStartsAt,
    repeatsUntil,
  } = event
  return {
    title,
    description,
    image,
    imageDescription,
    picture: event.picture ?? (image && { width: 640, height: 480, sources: [] }),
    ...(id && { id }),
    ...(startsAt && { startsAt }),
    ...(endsAt && { endsAt }),
    ...(past && { past }),
    ...(place && { place }),
    ...(slug && { slug }),
    ...(timeZone && { timeZone }),
    ...(repeats && { repeats }),
    ...(firstStartsAt && { firstStartsAt }),
    ...(repeatsUntil && { repeatsUntil }),
  }
}
