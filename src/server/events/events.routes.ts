import { provider } from '#content/provider.ts'
import { EventInput, eventCalls, eventSchemas, eventStatuses } from '#contract/events.ts'
import { changesOf } from '../content-changes.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { pictureChange, readPictureForm } from '../files/picture-form.ts'
import { cachedJson } from '../http/response-cache.ts'
import { type App, done, ok, route } from '../http/routes.ts'
import { countByHour, countByStatus } from '../stats.queries.ts'
import { overviewOf, statsSince } from '../stats.ts'
import { refusalOf } from '../versions.queries.ts'
import {
  createEvent,
  deleteEvent,
  findEvent,
  listEvents,
  listPublishedEvents,
  updateEvent,
} from './events.queries.ts'

export async function eventRoutes(app: App, context: Context) {
  const { db, now, pictures, responseCache } = context
  const change = changesOf('event', context)

  app.route({
    ...route(eventCalls.listPublished, eventSchemas.listPublished),
    handler: cachedJson(responseCache, eventSchemas.listPublished.reply, async () =>
      ok(await listPublishedEvents(db, now())),
    ),
  })

  app.route({
    ...route(eventCalls.list, eventSchemas.list),
    handler: async () => ok(await listEvents(db)),
  })

  app.route({
    ...route(eventCalls.get, eventSchemas.get),
    handler: async (request) => {
      const data = await findEvent(db, request.params.id)
      if (!data) throw notFound('Event')
      return ok(data)
    },
  })

  app.route({
    ...route(eventCalls.create, eventSchemas.create),
    handler: async (request, reply) => {
      const { input, picture } = await readPictureForm(request, EventInput, pictures)
      const data = await change(request, 'created', (db, by) =>
        createEvent(db, { ...input, picture }, now(), by),
      )
      return reply.code(201).send(ok(data))
    },
  })

  app.route({
    ...route(eventCalls.update, eventSchemas.update),
    handler: async (request) => {
      const { id } = request.params
      const form = await readPictureForm(request, EventInput, pictures)
      const changes = { ...form.input, picture: pictureChange(form) }
      const data = await change(request, 'updated', async (db, by) => {
        const event = await updateEvent(db, id, changes, now(), by)
        if (!event) throw await refusalOf(db, 'events', 'Event', await findEvent(db, id))
        return event
      })
      return ok(data)
    },
  })

  app.route({
    ...route(eventCalls.remove, eventSchemas.remove),
    handler: async (request) => {
      await change(request, 'deleted', async (db) => {
        if (!(await deleteEvent(db, request.params.id))) throw notFound('Event')
      })
      return done
    },
  })

  app.route({
    ...route(eventCalls.stats, eventSchemas.stats),
    handler: async () => {
      const at = now()
      const byStatus = await countByStatus(db, 'events', eventStatuses)
      const byHour = await countByHour(db, 'events', statsSince(at))
      return ok(overviewOf(byStatus, byHour, provider.timeZone, at))
    },
  })
}
