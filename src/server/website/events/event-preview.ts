import type { z } from 'zod'
import { type CareEvent, eventCalls } from '#contract/website/events.ts'
import {
  chosenPicture,
  type EventPreview,
  eventPreviewCalls,
  eventPreviewSchemas,
} from '#contract/website/preview.ts'
import type { Context } from '#server/platform/context.ts'
import { type StoredPicture, toPicture } from '#server/platform/files/pictures.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { toUtc } from '#server/platform/time.ts'
import type { Program } from '#server/records/feature.ts'
import { createPreview, previewId as id } from '../preview/preview.ts'
import { findEventPicture, listPublishedEvents } from './events.queries.ts'

export async function eventPreviewRoutes(app: App, context: Context, { website }: Program) {
  const { db, now } = context
  const render = createPreview(app, context, website)
  routes(app, eventPreviewCalls, eventPreviewSchemas, {
    event: async (request) => {
      const { id, image } = request.body
      const stored = image && image !== 'chosen' ? await findEventPicture(db, image) : null
      const event = toPublicEvent(request.body, stored, now())
      const others = await listPublishedEvents(db, now())
      const events = [event, ...others.filter((other) => other.id !== id)]
      return ok({ html: await render('/', `/api${eventCalls.listPublished.path}`, events) })
    },
  })
}

/** The event as visitors will get it. */
function toPublicEvent(
  {
    title,
    description,
    startsAt,
    endsAt,
    place,
    imageDescription,
    image,
  }: z.output<typeof EventPreview>,
  stored: StoredPicture | null,
  now: Date,
): CareEvent {
  const at = now.toISOString()
  const shown =
    image === 'chosen' ? { path: chosenPicture, width: 4, height: 3, widths: [] } : stored
  return {
    _id: id,
    id,
    title,
    description,
    status: 'published',
    image: shown && { path: shown.path },
    picture: shown && toPicture(shown),
    imageDescription,
    startsAt: toUtc(startsAt ?? '') ?? undefined,
    endsAt: toUtc(endsAt ?? '') ?? undefined,
    place,
    createdAt: at,
    updatedAt: at,
  }
}
