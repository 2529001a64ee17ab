import { provider } from '#content/provider.ts'
import {
  copiedPictureGone,
  EventInput,
  eventCalls,
  eventSchemas,
  eventStatuses,
  NewEventInput,
} from '#contract/events.ts'
import { changesOf } from '../content-changes.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/transact.ts'
import { badRequest, notFound } from '../errors.ts'
import { descriptionChange, pictureChange, readPictureForm } from '../files/picture-form.ts'
import { type App, done, ok, routes } from '../http/routes.ts'
import { refusePassedTime } from '../publishing/publish-date.ts'
import { countByHour, countByStatus } from '../stats.queries.ts'
import { overviewOf, statsSince } from '../stats.ts'
import { refusalOf } from '../versions.queries.ts'
import {
  createEvent,
  deleteEvent,
  findEvent,
  findEventPicture,
  listEvents,
  listPublishedEvents,
  updateEvent,
} from './events.queries.ts'

export async function eventRoutes(app: App, context: Context) {
  const { db, now, pictures, responseCache } = context
  const change = changesOf('event', context)

  routes(app, eventCalls, eventSchemas, {
    listPublished: {
      cache: responseCache,
      handler: async () => ok(await listPublishedEvents(db, now())),
    },

    list: async () => ok(await listEvents(db, now())),

    get: async (request) => {
      const data = await findEvent(db, request.params.id, now())
      if (!data) throw notFound('Event')
      return ok(data)
    },

    create: async (request, reply) => {
      const { input, picture } = await readPictureForm(request, NewEventInput, pictures)
      const { copyImageFrom, ...event } = input
      refusePassedTime({ status: 'published', ...event }, now())
      const data = await change(request, 'created', async (db, by) => {
        const shown = picture ?? (copyImageFrom && (await copiedPicture(db, copyImageFrom)))
        return createEvent(db, { ...event, picture: shown || null }, now(), by)
      })
      return reply.code(201).send(ok(data))
    },

    update: async (request) => {
      const { id } = request.params
      const form = await readPictureForm(request, EventInput, pictures)
      refusePassedTime(form.input, now())
      const changes = {
        ...form.input,
        picture: pictureChange(form),
        imageDescription: descriptionChange(form),
      }
      const data = await change(request, 'updated', async (db, by) => {
        const event = await updateEvent(db, id, changes, now(), by)
        if (!event) throw await refusalOf(db, 'events', 'Event', await findEvent(db, id, now()))
        return event
      })
      return ok(data)
    },

    remove: async (request) => {
      await change(request, 'deleted', async (db) => {
        if (!(await deleteEvent(db, request.params.id))) throw notFound('Event')
      })
      return done
    },

    stats: async () => {
      const at = now()
      const byStatus = await countByStatus(db, 'events', eventStatuses)
      const byHour = await countByHour(db, 'events', statsSince(at))
      return ok(overviewOf(byStatus, byHour, provider.timeZone, at))
    },
  })
}

async function copiedPicture(db: Db, eventId: string) {
  const picture = await findEventPicture(db, eventId)
  if (!picture) throw badRequest(copiedPictureGone, { image: copiedPictureGone })
  return picture
}
