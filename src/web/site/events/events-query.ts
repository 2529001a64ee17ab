import { queryOptions } from '@tanstack/react-query'
import type { EventContent } from '#content/events.ts'
import { eventCalls, type PublicEvent } from '#contract/website/events.ts'
import { call } from '#web/api/call.ts'

export const eventsQuery = queryOptions({
  queryKey: ['events'],
  queryFn: async ({ meta }) =>
    (await call(eventCalls.listPublished, { ...meta })).data.map(toContent),
})

/** All but `_id`, title, description and image are our additions to the specification, so they may be missing. */
export function toContent(event: Partial<PublicEvent>): EventContent {
  const { _id: id, status, createdAt, updatedAt, easyText, ...rest } = event
  const { image = null } = rest
  return {
    title: '',
    description: '',
    imageDescription: '',
    ...rest,
    image,
    picture: event.picture ?? (image && { width: 640, height: 480, sources: [] }),
    ...(id && { id }),
  }
}
