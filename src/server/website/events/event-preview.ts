import { eventCalls } from '#contract/website/events.ts'
import { chosenPicture, eventPreviewCalls, eventPreviewSchemas } from '#contract/website/preview.ts'
import type { Context } from '#server/platform/context.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import type { Program } from '#server/records/feature.ts'
import { createPreview, previewId } from '../preview/preview.ts'
import { findEventPicture, listPublishedEvents, previewEvent } from './events.queries.ts'

const chosen = { path: chosenPicture, width: 4, height: 3, widths: [] }

export async function eventPreviewRoutes(app: App, context: Context, { website }: Program) {
  const { db, now } = context
  const render = createPreview(app, context, website)
  routes(app, eventPreviewCalls, eventPreviewSchemas, {
    event: async (request) => {
      const { id, image, ...typed } = request.body
      const picture = image === 'chosen' ? chosen : image && (await findEventPicture(db, image))
      const event = previewEvent({ ...typed, picture: picture || null }, previewId, now())
      const others = await listPublishedEvents(db, now())
      const events = [event, ...others.filter((other) => other.id !== id)]
      return ok({ html: await render('/', `/api${eventCalls.listPublished.path}`, events) })
    },
  })
}
