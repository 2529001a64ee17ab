import { queryOptions } from '@tanstack/react-query'
import type { EventContent } from '#content/events.ts'
import { type CareEvent, eventCalls } from '#contract/website/events.ts'
import { call } from '#web/api/call.ts'

export const eventsQuery = queryOptions({
  queryKey: ['events'],
  queryFn: async ({ meta }) =>
    (await call(eventCalls.listPublished, { ...meta })).data.map(toContent),
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
  }
}
